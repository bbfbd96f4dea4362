import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const quickSessionRoutes = [
  createPage({
    path: paths.trainings.quick,
    title: 'quick-session:pages.training_quick',
    layout: 'role',
    access: 'role_required',
    feature: 'quick-session',
    namespaces: ['scene', 'training', 'planner', 'exercises'],
    component: () => import('./pages/quick-session-page').then((m) => m.QuickSessionPage),
    loader: () => import('./loaders').then((m) => m.loadQuickSession),
  }),
]
