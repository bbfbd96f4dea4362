/** The other rows of visitors: information, the way into an account, and a look around without one. */
import type { RouteObject } from 'react-router'
import { landingRoutes } from '@/features/landing/routes'
import { sessionRoutes } from '@/features/session/routes'
import { trialRoutes } from '@/features/trial/routes'

export const visitorRows: RouteObject[] = [...landingRoutes, ...sessionRoutes, ...trialRoutes]
