import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const messagesRoutes = [
  createPage({
    path: paths.messages,
    title: 'messages:pages.messages',
    layout: 'role',
    access: 'signed_in',
    feature: 'messages',
    component: () => import('./pages/messages-page').then((module) => module.MessagesPage),
    loader: () => import('./loaders').then((module) => module.loadMessages),
    isWide: true,
  }),
]
