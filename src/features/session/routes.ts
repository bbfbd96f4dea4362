import { createPage } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

/** The texts of the login page, too; those of all others have a file that most visitors never open. */
const shared = 'session'

export const sessionRoutes = [
  createPage({
    path: publicPaths.register,
    title: 'session/account:pages.register',
    namespaces: [shared],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/register-page').then((m) => m.RegisterPage),
    isIndexed: true,
  }),
  createPage({
    path: publicPaths.confirm,
    title: 'session/account:pages.confirm',
    namespaces: [shared],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/confirm-page').then((m) => m.ConfirmPage),
  }),
  createPage({
    path: publicPaths.forgotPassword,
    title: 'session/account:pages.forgot_password',
    namespaces: [shared],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/forgot-password-page').then((m) => m.ForgotPasswordPage),
  }),
  createPage({
    path: publicPaths.resetPassword,
    title: 'session/account:pages.reset_password',
    namespaces: [shared],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/reset-password-page').then((m) => m.ResetPasswordPage),
  }),
  createPage({
    path: publicPaths.acceptInvitation,
    title: 'session/account:pages.accept_invitation',
    namespaces: [shared],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/accept-invitation-page').then((m) => m.AcceptInvitationPage),
    loader: () => import('./pages/accept-invitation-page').then((m) => m.loadInvitation),
  }),
]
