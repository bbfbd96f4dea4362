/** The rows that are drawn by the build: what visitors open from outside, and search engines list. */
import type { RouteObject } from 'react-router'
import { homeRoutes } from '@/features/landing/home-route'
import { landingRoutes } from '@/features/landing/routes'
import { shopFrontRoutes } from '@/features/shop/front-routes'
import { loadNamespaces } from '@/lib/i18n/setup'
import { StaticShopFront } from '@/features/shop/static-front'

/** New ones each time: a router empties the lazy parts of those it was given. */
export function createPublicRows(): RouteObject[] {
  return [...homeRoutes, ...landingRoutes, ...shopFrontRoutes.map(createStillRow)].map(
    (row): RouteObject =>
      row.index ? row : { ...row, lazy: typeof row.lazy === 'object' ? { ...row.lazy } : row.lazy },
  )
}

/** Its goods are the database's: the build, which has none, draws the page around them. */
function createStillRow({ handle, path }: RouteObject): RouteObject {
  return { path, handle, loader: loadShopWords, element: <StaticShopFront /> }
}

async function loadShopWords(): Promise<null> {
  await loadNamespaces(['shop/front'])
  return null
}
