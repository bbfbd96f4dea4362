import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

const shared = { layout: 'role', access: 'signed_in', feature: 'support' } as const

export const supportRoutes = [
  createPage({
    ...shared,
    path: paths.support.list,
    title: 'support:pages.list',
    component: () => import('./pages/support-list-page').then((m) => m.SupportListPage),
    loader: () => import('./loaders').then((m) => m.loadMyTickets),
  }),
  createPage({
    ...shared,
    path: paths.support.ask,
    title: 'support:pages.ask',
    component: () => import('./pages/support-ask-page').then((m) => m.SupportAskPage),
  }),
  createPage({
    ...shared,
    path: paths.support.details,
    title: 'support:pages.details',
    component: () => import('./pages/support-details-page').then((m) => m.SupportDetailsPage),
    loader: () => import('./loaders').then((m) => m.loadTicket),
  }),
  createPage({
    path: paths.admin.support,
    title: 'support:pages.desk',
    layout: 'admin',
    access: 'dashboard',
    feature: 'support',
    component: () => import('./pages/support-desk-page').then((m) => m.SupportDeskPage),
    loader: () => import('./loaders').then((m) => m.loadDesk),
  }),
]
