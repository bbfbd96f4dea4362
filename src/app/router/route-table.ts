/** The table of contents: every route of the app (spec section 2), one list per feature. */
import type { RouteObject } from 'react-router'
import { schoolRows } from './school-rows'
import { publicRows } from './public-rows'
import { createRouteTree } from './route-tree'

export const pageRows: RouteObject[] = [...publicRows, ...schoolRows]

export const routeTable: RouteObject[] = createRouteTree(pageRows)
