/** The pages about signing in that need a session already, and so are no part of the first load. */
import { page } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

const account = 'session/account'

export const accountRoutes = [
  page({
    path: publicPaths.confirmEmail,
    title: 'session:pages.confirm_email',
    namespaces: [account],
    layout: 'empty',
    access: 'signed_in',
    feature: 'session',
    component: () => import('./pages/confirm-email-page').then((m) => m.ConfirmEmailPage),
  }),
  page({
    path: publicPaths.emailChangeInitiated,
    title: 'session:pages.email_change_initiated',
    namespaces: [account],
    layout: 'empty',
    access: 'signed_in',
    feature: 'session',
    component: () =>
      import('./pages/email-change-initiated-page').then((m) => m.EmailChangeInitiatedPage),
  }),
  page({
    path: publicPaths.roleSelection,
    title: 'session:pages.role_selection',
    namespaces: [account],
    layout: 'empty',
    access: 'signed_in',
    feature: 'session',
    component: () => import('./pages/role-selection-page').then((m) => m.RoleSelectionPage),
    loader: () => import('./loaders').then((m) => m.roleSelectionLoader),
  }),
]
