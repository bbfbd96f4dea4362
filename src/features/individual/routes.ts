import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

const shared = {
  layout: 'role',
  access: 'signed_in',
  feature: 'individual',
  namespaces: ['exercises'],
} as const

export const individualRoutes = [
  createPage({
    ...shared,
    path: paths.individual.list,
    title: 'individual:pages.list',
    component: () => import('./pages/individual-list-page').then((m) => m.IndividualListPage),
    loader: () => import('./loaders').then((m) => m.loadIndividualList),
    isWide: true,
  }),
  createPage({
    ...shared,
    path: paths.individual.create,
    title: 'individual:pages.create',
    component: () => import('./pages/individual-create-page').then((m) => m.IndividualCreatePage),
    loader: () => import('./loaders').then((m) => m.loadIndividualToCreate),
  }),
  createPage({
    ...shared,
    path: paths.individual.edit,
    title: 'individual:pages.edit',
    component: () => import('./pages/individual-edit-page').then((m) => m.IndividualEditPage),
    loader: () => import('./loaders').then((m) => m.loadIndividualToEdit),
  }),
  createPage({
    ...shared,
    path: paths.individual.details,
    title: 'individual:pages.details',
    component: () => import('./pages/individual-details-page').then((m) => m.IndividualDetailsPage),
    loader: () => import('./loaders').then((m) => m.loadIndividualDetails),
  }),
  createPage({
    ...shared,
    path: paths.individual.progress,
    title: 'individual:pages.progress',
    component: () => import('./pages/progress-history-page').then((m) => m.ProgressHistoryPage),
    loader: () => import('./loaders').then((m) => m.loadProgressHistory),
  }),
  createPage({
    ...shared,
    path: paths.individual.progressDetails,
    title: 'individual:pages.progress_details',
    component: () => import('./pages/progress-details-page').then((m) => m.ProgressDetailsPage),
    loader: () => import('./loaders').then((m) => m.loadProgressEntry),
  }),
  createPage({
    ...shared,
    path: paths.individual.activeDetails,
    title: 'individual:pages.active_details',
    component: () => import('./pages/individual-active-page').then((m) => m.IndividualActivePage),
    loader: () => import('./loaders').then((m) => m.loadIndividualActive),
  }),
]
