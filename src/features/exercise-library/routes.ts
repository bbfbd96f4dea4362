import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const exerciseLibraryRoutes = [
  createPage({
    path: paths.exercises.library,
    title: 'exercise-library:pages.exercise_library',
    layout: 'role',
    access: 'role_required',
    feature: 'exercise-library',
    namespaces: ['exercises', 'scene', 'training'],
    isWide: true,
    component: () =>
      import('./pages/exercise-library-page').then((module) => module.ExerciseLibraryPage),
    loader: () => import('./loaders').then((module) => module.loadExerciseLibrary),
  }),
  createPage({
    path: paths.exercises.details,
    title: 'exercise-library:pages.exercise_details',
    layout: 'role',
    access: 'role_required',
    feature: 'exercise-library',
    namespaces: ['exercises', 'scene', 'training'],
    component: () =>
      import('./pages/exercise-details-page').then((module) => module.ExerciseDetailsPage),
    loader: () => import('./loaders').then((module) => module.loadExerciseDetails),
  }),
  createPage({
    path: paths.exercises.shared,
    title: 'exercise-library:pages.exercise_shared',
    layout: 'empty',
    access: 'open',
    feature: 'exercise-library',
    namespaces: ['exercises', 'scene', 'training'],
    component: () =>
      import('./pages/exercise-share-page').then((module) => module.ExerciseSharePage),
    loader: () => import('./loaders').then((module) => module.loadSharedExercise),
  }),
]
