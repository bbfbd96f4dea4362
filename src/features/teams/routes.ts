import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const teamsRoutes = [
  createPage({
    path: paths.teams.list,
    title: 'teams:pages.list',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
    isWide: true,
    component: () => import('./pages/team-list-page').then((m) => m.TeamListPage),
    loader: () => import('./loaders').then((m) => m.loadTeamList),
  }),
  createPage({
    path: paths.teams.create,
    title: 'teams:pages.create',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
    component: () => import('./pages/team-create-page').then((m) => m.TeamCreatePage),
    loader: () => import('./loaders').then((m) => m.loadTeamToCreate),
  }),
  createPage({
    path: paths.teams.edit,
    title: 'teams:pages.edit',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
    component: () => import('./pages/team-edit-page').then((m) => m.TeamEditPage),
    loader: () => import('./loaders').then((m) => m.loadTeamToEdit),
  }),
  createPage({
    path: paths.teams.details,
    title: 'teams:pages.details',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
    namespaces: ['people'],
    component: () => import('./pages/team-details-page').then((m) => m.TeamDetailsPage),
    loader: () => import('./loaders').then((m) => m.loadTeamDetails),
  }),
  createPage({
    path: paths.teams.join,
    title: 'teams:pages.join',
    layout: 'empty',
    access: 'open',
    feature: 'teams',
    namespaces: ['people'],
    component: () => import('./pages/team-join-page').then((m) => m.TeamJoinPage),
    loader: () => import('./loaders').then((m) => m.loadTeamJoin),
  }),
]
