import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const rotationRoutes = [
  createPage({
    path: paths.matches.rotation,
    title: 'rotation:pages.rotation',
    layout: 'role',
    access: 'signed_in',
    feature: 'rotation',
    namespaces: ['matches/lineup'],
    component: () => import('./pages/rotation-page').then((m) => m.RotationPage),
    loader: () => import('./loaders').then((m) => m.loadRotation),
  }),
]
