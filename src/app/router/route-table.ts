/** The table of contents: every route of the app (spec section 2), one list per feature. */
import type { RouteObject } from 'react-router'
import { clubRows } from './club-rows'
import { publicRows } from './public-rows'
import { routeTree } from './route-tree'

export const pageRows: RouteObject[] = [...publicRows, ...clubRows]

export const routeTable: RouteObject[] = routeTree(pageRows)
