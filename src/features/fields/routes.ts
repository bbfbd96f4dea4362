import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const fieldsRoutes = [
  createPage({
    path: paths.fields.list,
    title: 'fields:pages.list',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    isWide: true,
    component: () => import('./pages/field-list-page').then((module) => module.FieldListPage),
    loader: () => import('./loaders').then((module) => module.loadFieldList),
  }),
  createPage({
    path: paths.fields.create,
    title: 'fields:pages.create',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    component: () => import('./pages/field-create-page').then((module) => module.FieldCreatePage),
    loader: () => import('./loaders').then((module) => module.loadFieldToCreate),
  }),
  createPage({
    path: paths.fields.edit,
    title: 'fields:pages.edit',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    component: () => import('./pages/field-edit-page').then((module) => module.FieldEditPage),
    loader: () => import('./loaders').then((module) => module.loadFieldToEdit),
  }),
  createPage({
    path: paths.fields.details,
    title: 'fields:pages.details',
    layout: 'role',
    access: 'signed_in',
    feature: 'fields',
    component: () => import('./pages/field-details-page').then((module) => module.FieldDetailsPage),
    loader: () => import('./loaders').then((module) => module.loadFieldDetails),
  }),
]
