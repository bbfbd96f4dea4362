/** The rows of the first load: the two pages most visits begin with. */
import type { RouteObject } from 'react-router'
import { homeRoutes } from '@/features/landing/home-route'
import { loginRoutes } from '@/features/session/login-route'

export const publicRows: RouteObject[] = [...homeRoutes, ...loginRoutes]
