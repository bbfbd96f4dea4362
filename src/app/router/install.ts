/** Starts routing: the access rule first, then the router under the language prefix of the address. */
import { createBrowserRouter, type RouterProviderProps } from 'react-router'
import { loadSession, subscribeToForeignChange } from '@/features/session/api/session-store'
import { guardVisit } from '@/features/session/api/visit-guard'
import { registerPostLoginPreloads } from '@/features/session/api/warm-up'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { installGuard } from '@/lib/router/guard'
import { fetchSignedIn } from '../layouts/layout-parts'
import { publicRows } from './public-rows'
import { pageParentId, createRouteTree, wrapInFrame } from './route-tree'

type AppRouter = RouterProviderProps['router']

/** `/de/login` routes as `/login` below the base `/de`; an address without a prefix has no base. */
export function getBasePath(pathname: string): string {
  const { locale } = splitLocalePrefix(pathname)
  return locale ? `/${locale}` : '/'
}

export function createAppRouter(): AppRouter {
  installGuard(guardVisit)
  registerPostLoginPreloads({
    frame: () => Promise.all([import('./school-rows'), fetchSignedIn()]),
    landing: () => import('./landing-files').then(({ fetchLanding }) => fetchLanding()),
  })
  // read while the rows are still on their way; the guard waits for it and tells what fails
  loadSession().catch(() => undefined)
  let isComplete = false
  const router = createBrowserRouter(createRouteTree(publicRows), {
    basename: getBasePath(window.location.pathname),
    // an address that no public row owns: the club's 120 rows join, before the guard and the 404
    patchRoutesOnNavigation: async ({ patch }) => {
      if (isComplete) return
      const { schoolRows } = await import('./school-rows')
      patch(pageParentId, schoolRows.map(wrapInFrame))
      isComplete = true
    },
  })
  // a dead token, or a sign-out or switched role in another tab: the open page is judged anew
  subscribeToForeignChange(() => router.revalidate())
  return router
}
