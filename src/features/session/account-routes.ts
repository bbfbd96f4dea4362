/** The pages about signing in that need a session already, and so are no part of the first load. */
import { createPage } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

const shared = 'session'

export const accountRoutes = [
  createPage({
    path: publicPaths.confirmEmail,
    title: 'session/account:pages.confirm_email',
    namespaces: [shared],
    layout: 'empty',
    access: 'signed_in',
    feature: 'session',
    component: () => import('./pages/confirm-email-page').then((m) => m.ConfirmEmailPage),
  }),
  createPage({
    path: publicPaths.emailChangeInitiated,
    title: 'session/account:pages.email_change_initiated',
    namespaces: [shared],
    layout: 'empty',
    access: 'signed_in',
    feature: 'session',
    component: () =>
      import('./pages/email-change-initiated-page').then((m) => m.EmailChangeInitiatedPage),
  }),
  createPage({
    path: publicPaths.roleSelection,
    title: 'session/account:pages.role_selection',
    namespaces: [shared],
    layout: 'empty',
    access: 'signed_in',
    feature: 'session',
    component: () => import('./pages/role-selection-page').then((m) => m.RoleSelectionPage),
    loader: () => import('./loaders').then((m) => m.loadRoleSelection),
  }),
]
