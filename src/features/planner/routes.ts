import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const plannerRoutes = [
  createPage({
    path: paths.trainings.create,
    title: 'planner:pages.training_create',
    layout: 'role',
    access: 'role_required',
    feature: 'planner',
    namespaces: ['scene', 'training', 'exercises', 'quick-session'],
    isWide: true,
    component: () => import('./pages/training-create-page').then((m) => m.TrainingCreatePage),
    loader: () => import('./loaders').then((m) => m.loadNewTraining),
  }),
  createPage({
    path: paths.trainings.edit,
    title: 'planner:pages.training_edit',
    layout: 'role',
    access: 'role_required',
    feature: 'planner',
    namespaces: ['scene', 'training', 'exercises', 'quick-session'],
    isWide: true,
    component: () => import('./pages/training-edit-page').then((m) => m.TrainingEditPage),
    loader: () => import('./loaders').then((m) => m.loadTrainingToEdit),
  }),
]
