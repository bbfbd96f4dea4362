import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const teamsRoutes = [
  page({
    path: paths.teams.list,
    title: 'teams:pages.list',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
    isWide: true,
  }),
  page({
    path: paths.teams.create,
    title: 'teams:pages.create',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
  }),
  page({
    path: paths.teams.edit,
    title: 'teams:pages.edit',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
  }),
  page({
    path: paths.teams.details,
    title: 'teams:pages.details',
    layout: 'role',
    access: 'role_required',
    feature: 'teams',
  }),
]
