import { page } from '@/lib/router/page'
import { publicPaths } from '@/lib/router/public-paths'

/** The texts of all but the login page, which most visitors never open. */
const account = 'session/account'

export const sessionRoutes = [
  page({
    path: publicPaths.login,
    title: 'session:pages.login',
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/login-page').then((m) => m.LoginPage),
    isIndexed: true,
  }),
  page({
    path: publicPaths.register,
    title: 'session:pages.register',
    namespaces: [account],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/register-page').then((m) => m.RegisterPage),
    isIndexed: true,
  }),
  page({
    path: publicPaths.confirm,
    title: 'session:pages.confirm',
    namespaces: [account],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/confirm-page').then((m) => m.ConfirmPage),
  }),
  page({
    path: publicPaths.forgotPassword,
    title: 'session:pages.forgot_password',
    namespaces: [account],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/forgot-password-page').then((m) => m.ForgotPasswordPage),
  }),
  page({
    path: publicPaths.resetPassword,
    title: 'session:pages.reset_password',
    namespaces: [account],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/reset-password-page').then((m) => m.ResetPasswordPage),
  }),
  page({
    path: publicPaths.acceptInvitation,
    title: 'session:pages.accept_invitation',
    namespaces: [account],
    layout: 'empty',
    access: 'open',
    feature: 'session',
    component: () => import('./pages/accept-invitation-page').then((m) => m.AcceptInvitationPage),
    loader: () => import('./pages/accept-invitation-page').then((m) => m.loadInvitation),
  }),
]
