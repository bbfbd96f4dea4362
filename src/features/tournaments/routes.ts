import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const tournamentsRoutes = [
  createPage({
    path: paths.matches.createTournament,
    title: 'tournaments:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'tournaments',
    component: () => import('./pages/tournament-create-page').then((m) => m.TournamentCreatePage),
    loader: () => import('./loaders').then((m) => m.loadTournamentToCreate),
  }),
  createPage({
    path: paths.matches.tournament,
    title: 'tournaments:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'tournaments',
    component: () => import('./pages/tournament-page').then((m) => m.TournamentPage),
    loader: () => import('./loaders').then((m) => m.loadTournament),
  }),
]
