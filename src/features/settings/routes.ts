import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const settingsRoutes = [
  page({
    path: paths.profile,
    title: 'settings:pages.profile',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.account,
    title: 'settings:pages.account',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
    component: () => import('./pages/account-page').then((m) => m.AccountPage),
    loader: () => import('./loaders').then((m) => m.accountLoader),
  }),
  page({
    path: paths.settings.language,
    title: 'settings:pages.language',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.payments,
    title: 'settings:pages.payments',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.notifications,
    title: 'settings:pages.notifications',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.profile.admin,
    title: 'settings:pages.profile_admin',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.profile.coach,
    title: 'settings:pages.profile_coach',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.profile.owner,
    title: 'settings:pages.profile_owner',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.profile.parent,
    title: 'settings:pages.profile_parent',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
  page({
    path: paths.settings.profile.player,
    title: 'settings:pages.profile_player',
    layout: 'role',
    access: 'signed_in',
    feature: 'settings',
  }),
]
