import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const fieldsRoutes = [
  page({
    path: paths.fields.list,
    title: 'fields:pages.list',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    isWide: true,
  }),
  page({
    path: paths.fields.create,
    title: 'fields:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
  }),
  page({
    path: paths.fields.edit,
    title: 'fields:pages.edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
  }),
  page({
    path: paths.fields.details,
    title: 'fields:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
  }),
]
