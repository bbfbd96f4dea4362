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
  createPage({
    path: paths.teams.tests,
    title: 'stats:pages.tests',
    namespaces: ['stats/tests'],
    layout: 'role',
    access: 'role_required',
    feature: 'stats',
    component: () => import('./pages/team-tests-page').then((m) => m.TeamTestsPage),
    loader: () => import('./loaders').then((m) => m.loadTeamTests),
  }),
]
