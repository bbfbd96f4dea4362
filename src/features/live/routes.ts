import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const liveRoutes = [
  createPage({
    path: paths.trainings.live,
    title: 'live:pages.training_live',
    layout: 'role',
    access: 'role_required',
    feature: 'live',
    namespaces: ['scene', 'exercises', 'training', 'planner'],
    component: () => import('./pages/training-live-page').then((m) => m.TrainingLivePage),
    loader: () => import('./loaders').then((m) => m.loadLiveTraining),
  }),
]
