import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const mentalRoutes = [
  createPage({
    path: paths.mental.list,
    title: 'mental:pages.list',
    component: () => import('./pages/mental-list-page').then((m) => m.MentalListPage),
    loader: () => import('./loaders').then((m) => m.loadMentalList),
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
    isWide: true,
  }),
  createPage({
    path: paths.mental.create,
    title: 'mental:pages.create',
    component: () => import('./pages/mental-create-page').then((m) => m.MentalCreatePage),
    loader: () => import('./loaders').then((m) => m.loadMentalCreate),
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  createPage({
    path: paths.mental.edit,
    title: 'mental:pages.edit',
    component: () => import('./pages/mental-edit-page').then((m) => m.MentalEditPage),
    loader: () => import('./loaders').then((m) => m.loadMentalEdit),
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  createPage({
    path: paths.mental.details,
    title: 'mental:pages.details',
    component: () => import('./pages/mental-details-page').then((m) => m.MentalDetailsPage),
    loader: () => import('./loaders').then((m) => m.loadMentalDetails),
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
  createPage({
    path: paths.mental.activeDetails,
    title: 'mental:pages.active_details',
    component: () => import('./pages/mental-active-page').then((m) => m.MentalActivePage),
    loader: () => import('./loaders').then((m) => m.loadMentalActive),
    layout: 'role',
    access: 'signed_in',
    feature: 'mental',
  }),
]
