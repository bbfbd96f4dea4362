/** The rows of the first load: front page, information and everything about signing in. */
import type { RouteObject } from 'react-router'
import { landingRoutes } from '@/features/landing/routes'
import { sessionRoutes } from '@/features/session/routes'

export const publicRows: RouteObject[] = [...landingRoutes, ...sessionRoutes]
