/** Opens a page as a visitor would: real route table, real guard, real session, real stack. */
import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { App } from '@/app/app'
import { routeTable } from '@/app/router/route-table'
import { guardVisit } from '@/features/session/api/visit-guard'
import { takeSavedPath } from '@/features/session/model/saved-path'
import type { Locale } from '@/lib/i18n/locale'
import { startI18n } from '@/lib/i18n/setup'
import { installGuard } from '@/lib/router/guard'
import { become, type Account } from './become'
import type { Persona } from './personas'

interface RenderAppOptions {
  as?: Persona | Account
  locale?: Locale
}

/** Resolves when the first page stands; its page may still be loading its own data. */
export async function renderApp(
  path: string,
  { as = 'anonymous', locale = 'en' }: RenderAppOptions = {},
) {
  await startI18n(locale)
  await become(as)
  // an earlier test may have been sent to login
  takeSavedPath()
  installGuard(guardVisit)
  const router = createMemoryRouter(routeTable.map(freshCopy), { initialEntries: [path] })
  const user = userEvent.setup()
  const view = render(<App router={router} />)
  await waitFor(
    () => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle') {
        throw new Error(`Still on the way to ${path}`)
      }
      if (!view.container.querySelector('h1')) throw new Error(`No heading yet on ${path}`)
    },
    { timeout: 60_000 },
  )
  return { ...view, router, user }
}

/** A router empties the `lazy` objects it is given as it loads them: each test needs its own. */
function freshCopy(route: RouteObject): RouteObject {
  const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy
  return route.index
    ? { ...route, lazy }
    : { ...route, lazy, children: route.children?.map(freshCopy) }
}
