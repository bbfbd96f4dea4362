import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const statsRoutes = [
  createPage({
    path: paths.teams.rate,
    title: 'stats:pages.rate',
    layout: 'role',
    access: 'role_required',
    feature: 'stats',
    isWide: true,
    component: () => import('./pages/rate-team-page').then((m) => m.RateTeamPage),
    loader: () => import('./loaders').then((m) => m.rateTeam),
  }),
]
