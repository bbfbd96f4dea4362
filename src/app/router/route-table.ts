/** The table of contents: every route of the app (spec section 2), one list per feature. */
import type { RouteObject } from 'react-router'
import { shopFrontRoutes } from '@/features/shop/front-routes'
import { schoolRows } from './school-rows'
import { publicRows } from './public-rows'
import { visitorRows } from './visitor-rows'
import { createRouteTree } from './route-tree'

export const pageRows: RouteObject[] = [
  ...publicRows,
  ...visitorRows,
  ...shopFrontRoutes,
  ...schoolRows,
]

export const routeTable: RouteObject[] = createRouteTree(pageRows)
