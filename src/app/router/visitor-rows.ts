/** The other rows of visitors: information, and the way into an account. */
import type { RouteObject } from 'react-router'
import { landingRoutes } from '@/features/landing/routes'
import { sessionRoutes } from '@/features/session/routes'

export const visitorRows: RouteObject[] = [...landingRoutes, ...sessionRoutes]
