import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const helpRoutes = [
  createPage({
    path: paths.help,
    title: 'help:pages.help',
    layout: 'role',
    access: 'signed_in',
    feature: 'help',
    component: () => import('./pages/help-page').then((module) => module.HelpPage),
  }),
]
