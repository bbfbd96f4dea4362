/** Opens a page as a visitor would: real route table, real guard, real session, real stack. */
import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { App } from '@/app/app'
import { routeTable } from '@/app/router/route-table'
import { guardVisit } from '@/features/session/api/visit-guard'
import { takeSavedPath } from '@/features/session/model/saved-path'
import type { Locale } from '@/lib/i18n/locale'
import { startI18n } from '@/lib/i18n/setup'
import { installGuard } from '@/lib/router/guard'
import { setUpPatientUser } from './patient-user'
import { signInAs, type Account } from './sign-in-as'
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
  // a language in the address wins over the account's own
  window.history.replaceState(null, '', locale === 'en' ? '/' : `/${locale}`)
  await startI18n(locale)
  await signInAs(as)
  // an earlier test may have been sent to login
  takeSavedPath()
  installGuard(guardVisit)
  const router = createMemoryRouter(copyRoutes(routeTable), { initialEntries: [path] })
  const user = setUpPatientUser()
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

/**
 * A router empties the `lazy` objects it is given as it loads them: each test needs its own. Rows that
 * share one still share its copy, so that a test fails where the product would.
 */
function copyRoutes(routes: RouteObject[], copies = new Map<object, RouteObject['lazy']>()) {
  return routes.map((route): RouteObject => {
    const lazy = copyLazy(route.lazy, copies)
    return route.index
      ? { ...route, lazy }
      : { ...route, lazy, children: route.children && copyRoutes(route.children, copies) }
  })
}

function copyLazy(lazy: RouteObject['lazy'], copies: Map<object, RouteObject['lazy']>) {
  if (typeof lazy !== 'object') return lazy
  const copy = copies.get(lazy) ?? { ...lazy }
  copies.set(lazy, copy)
  return copy
}
