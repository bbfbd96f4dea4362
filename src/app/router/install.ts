/** Starts routing: the access rule first, then the router under the language prefix of the address. */
import { createBrowserRouter, type RouteObject, type RouterProviderProps } from 'react-router'
import { loadSession, subscribeToForeignChange } from '@/features/session/api/session-store'
import { guardVisit } from '@/features/session/api/visit-guard'
import { registerPostLoginPreloads } from '@/features/session/api/warm-up'
import { splitLocalePrefix } from '@/lib/i18n/locale'
import { installGuard } from '@/lib/router/guard'
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
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
  const patched = new Set<readonly RouteObject[]>()
  const router = createBrowserRouter(createRouteTree(publicRows), {
    basename: getBasePath(window.location.pathname),
    // an address that no known row owns: more rows join, before the guard and the 404
    patchRoutesOnNavigation: async ({ path, patch }) => {
      for (const rows of await fetchRows(path)) {
        if (!patched.has(rows)) patch(pageParentId, rows.map(wrapInFrame))
        patched.add(rows)
      }
    },
  })
  // a dead token, or a sign-out or switched role in another tab: the open page is judged anew
  subscribeToForeignChange(() => router.revalidate())
  return router
}

/** What visitors open from outside, with or without a language in front. */
const visitorPages =
  /^(\/\w\w)?\/(register|confirm|forgot-password|reset-password|accept-invitation|landing\/.*|info\/.*|shop)\/?$/

/** A visitor's own pages do without the club's 120 rows; whoever is signed in has use for all. */
async function fetchRows(path: string): Promise<RouteObject[][]> {
  const [, , visited] = (!hasSessionCookie() && visitorPages.exec(path)) || []
  const fetchFront = async () => (await import('@/features/shop/front-routes')).shopFrontRoutes
  const fetchOutside = async () => (await import('./visitor-rows')).visitorRows
  const fetchSchool = async () => (await import('./school-rows')).schoolRows
  if (visited === 'shop') return [await fetchFront()]
  return Promise.all(visited ? [fetchOutside()] : [fetchFront(), fetchOutside(), fetchSchool()])
}
