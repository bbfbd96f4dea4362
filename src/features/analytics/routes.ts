import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

const shared = { access: 'dashboard', feature: 'analytics', isWide: true } as const

export const analyticsRoutes = [
  createPage({
    ...shared,
    path: paths.coach.analytics,
    title: 'analytics:pages.coach',
    layout: 'coach',
    namespaces: ['exercises', 'stats'],
    component: () => import('./pages/coach-analytics-page').then((m) => m.CoachAnalyticsPage),
  }),
  createPage({
    ...shared,
    path: paths.player.analytics,
    title: 'analytics:pages.player',
    layout: 'player',
    namespaces: ['matches/lineup'],
    component: () => import('./pages/player-analytics-page').then((m) => m.PlayerAnalyticsPage),
  }),
  createPage({
    ...shared,
    path: paths.owner.analytics,
    title: 'analytics:pages.owner',
    layout: 'owner',
    component: () => import('./pages/owner-analytics-page').then((m) => m.OwnerAnalyticsPage),
  }),
  createPage({
    ...shared,
    path: paths.admin.analytics,
    title: 'analytics:pages.admin',
    layout: 'admin',
    component: () => import('./pages/admin-analytics-page').then((m) => m.AdminAnalyticsPage),
  }),
  createPage({
    ...shared,
    path: paths.admin.trainings,
    title: 'analytics:pages.trainings',
    layout: 'admin',
    component: () => import('./pages/admin-trainings-page').then((m) => m.AdminTrainingsPage),
  }),
]
