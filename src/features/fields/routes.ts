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
    component: () => import('./pages/field-list-page').then((module) => module.FieldListPage),
    loader: () => import('./loaders').then((module) => module.fieldList),
  }),
  page({
    path: paths.fields.create,
    title: 'fields:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    component: () => import('./pages/field-create-page').then((module) => module.FieldCreatePage),
    loader: () => import('./loaders').then((module) => module.fieldToCreate),
  }),
  page({
    path: paths.fields.edit,
    title: 'fields:pages.edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    component: () => import('./pages/field-edit-page').then((module) => module.FieldEditPage),
    loader: () => import('./loaders').then((module) => module.fieldToEdit),
  }),
  page({
    path: paths.fields.details,
    title: 'fields:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    component: () => import('./pages/field-details-page').then((module) => module.FieldDetailsPage),
    loader: () => import('./loaders').then((module) => module.fieldDetails),
  }),
]
