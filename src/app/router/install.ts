/** Starts routing: the access rule first, then the router under the language prefix of the address. */
import { createBrowserRouter, type RouterProviderProps } from 'react-router'
import { loadSession, onForeignChange } from '@/features/session/api/session-store'
import { guardVisit } from '@/features/session/api/visit-guard'
import { installBehindTheDoor } from '@/features/session/api/warm-up'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { installGuard } from '@/lib/router/guard'
import { fetchSignedIn } from '../layouts/layout-parts'
import { publicRows } from './public-rows'
import { pageParentId, routeTree, inFrame } from './route-tree'

type AppRouter = RouterProviderProps['router']

/** `/de/login` routes as `/login` below the base `/de`; an address without a prefix has no base. */
export function baseOf(pathname: string): string {
  const { locale } = splitLocalePrefix(pathname)
  return locale ? `/${locale}` : '/'
}

export function createAppRouter(): AppRouter {
  installGuard(guardVisit)
  installBehindTheDoor({
    frame: () => Promise.all([import('./club-rows'), fetchSignedIn()]),
    landing: () => import('./landing-files').then(({ fetchLanding }) => fetchLanding()),
  })
  // read while the rows are still on their way; the guard waits for it and tells what fails
  loadSession().catch(() => undefined)
  let isComplete = false
  const router = createBrowserRouter(routeTree(publicRows), {
    basename: baseOf(window.location.pathname),
    // an address that no public row owns: the club's 120 rows join, before the guard and the 404
    patchRoutesOnNavigation: async ({ patch }) => {
      if (isComplete) return
      const { clubRows } = await import('./club-rows')
      patch(pageParentId, clubRows.map(inFrame))
      isComplete = true
    },
  })
  // a dead token, or a sign-out or switched role in another tab: the open page is judged anew
  onForeignChange(() => router.revalidate())
  return router
}
