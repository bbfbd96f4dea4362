import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const mentalRoutes = [
  page({
    path: paths.mental.list,
    title: 'mental:pages.list',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
    isWide: true,
  }),
  page({
    path: paths.mental.create,
    title: 'mental:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  page({
    path: paths.mental.edit,
    title: 'mental:pages.edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  page({
    path: paths.mental.details,
    title: 'mental:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  page({
    path: paths.mental.activeDetails,
    title: 'mental:pages.active_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
]
