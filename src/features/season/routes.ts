import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const seasonRoutes = [
  createPage({
    path: paths.seasonPlan.home,
    title: 'season:pages.season_plan',
    layout: 'role',
    access: 'role_required',
    feature: 'season',
    component: () => import('./pages/season-home-page').then((m) => m.SeasonHomePage),
    loader: () => import('./loaders').then((m) => m.loadSeasonHome),
  }),
  createPage({
    path: paths.seasonPlan.team,
    title: 'season:pages.season_plan',
    layout: 'role',
    access: 'role_required',
    feature: 'season',
    namespaces: ['exercises', 'training', 'planner'],
    isWide: true,
    component: () => import('./pages/season-plan-page').then((m) => m.SeasonPlanPage),
    loader: () => import('./loaders').then((m) => m.loadSeasonPlan),
  }),
]
