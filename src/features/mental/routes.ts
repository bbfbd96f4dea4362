import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const mentalRoutes = [
  createPage({
    path: paths.mental.list,
    title: 'mental:pages.list',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
    isWide: true,
  }),
  createPage({
    path: paths.mental.create,
    title: 'mental:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  createPage({
    path: paths.mental.edit,
    title: 'mental:pages.edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  createPage({
    path: paths.mental.details,
    title: 'mental:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  createPage({
    path: paths.mental.activeDetails,
    title: 'mental:pages.active_details',
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
]
