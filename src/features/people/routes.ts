import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const peopleRoutes = [
  page({
    path: paths.players.list,
    title: 'people:pages.players',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
    isWide: true,
  }),
  page({
    path: paths.players.create,
    title: 'people:pages.player_create',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
  }),
  page({
    path: paths.players.edit,
    title: 'people:pages.player_edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
  }),
  page({
    path: paths.players.details,
    title: 'people:pages.player_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
  }),
  page({
    path: paths.players.invite,
    title: 'people:pages.player_invite',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
  }),
  page({
    path: paths.coaches.list,
    title: 'people:pages.coaches',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
    isWide: true,
  }),
  page({
    path: paths.coaches.details,
    title: 'people:pages.coach_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
  }),
  page({
    path: paths.owners.details,
    title: 'people:pages.owner_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
  }),
  page({
    path: paths.parents.details,
    title: 'people:pages.parent_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'people',
  }),
]
