import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const exercisesRoutes = [
  createPage({
    path: paths.exercises.create,
    title: 'exercises:pages.exercise_create',
    layout: 'role',
    access: 'role_required',
    feature: 'exercises',
    namespaces: ['scene'],
    component: () => import('./pages/exercise-create-page').then((m) => m.ExerciseCreatePage),
    loader: () => import('./loaders-exercise-form').then((m) => m.loadNewExercise),
  }),
  createPage({
    path: paths.exercises.edit,
    title: 'exercises:pages.exercise_edit',
    layout: 'role',
    access: 'role_required',
    feature: 'exercises',
    namespaces: ['scene'],
    component: () => import('./pages/exercise-edit-page').then((m) => m.ExerciseEditPage),
    loader: () => import('./loaders-exercise-form').then((m) => m.loadExerciseToEdit),
  }),
  createPage({
    path: paths.exercises.collections,
    title: 'exercises:pages.collections',
    layout: 'role',
    access: 'role_required',
    feature: 'exercises',
    component: () => import('./pages/collection-list-page').then((m) => m.CollectionListPage),
    loader: () => import('./loaders-collections').then((m) => m.loadCollectionList),
  }),
  createPage({
    path: paths.exercises.collection,
    title: 'exercises:pages.collection',
    layout: 'role',
    access: 'role_required',
    feature: 'exercises',
    namespaces: ['scene'],
    component: () => import('./pages/collection-details-page').then((m) => m.CollectionDetailsPage),
    loader: () => import('./loaders-collections').then((m) => m.loadCollectionDetails),
  }),
  createPage({
    path: paths.exercises.transfer,
    title: 'exercises:pages.exercise_transfer',
    layout: 'role',
    access: 'role_required',
    feature: 'exercises',
    namespaces: ['scene'],
    component: () => import('./pages/exercise-transfer-page').then((m) => m.ExerciseTransferPage),
    loader: () => import('./loaders-exercise-form').then((m) => m.loadOwnExercises),
  }),
]
