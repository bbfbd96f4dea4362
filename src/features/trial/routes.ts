import { createPage } from '@/lib/router/page'
import { visitorPaths } from '@/lib/router/visitor-paths'

export const trialRoutes = [
  createPage({
    path: visitorPaths.lookAround,
    title: 'trial:pages.try',
    layout: 'default',
    access: 'open',
    feature: 'trial',
    isLight: true,
    component: () => import('./pages/try-page').then((module) => module.TryPage),
    loader: () => import('./loaders').then((module) => module.loadTrial),
  }),
]
