import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const exerciseLibraryRoutes = [
  page({
    path: paths.exercises.library,
    title: 'exercise-library:pages.exercise_library',
    layout: 'role',
    access: 'role_required',
    feature: 'exercise-library',
    namespaces: ['exercises', 'scene', 'training'],
    isWide: true,
    component: () =>
      import('./pages/exercise-library-page').then((module) => module.ExerciseLibraryPage),
    loader: () => import('./loaders').then((module) => module.exerciseLibrary),
  }),
  page({
    path: paths.exercises.details,
    title: 'exercise-library:pages.exercise_details',
    layout: 'role',
    access: 'role_required',
    feature: 'exercise-library',
    namespaces: ['exercises', 'scene', 'training'],
    component: () =>
      import('./pages/exercise-details-page').then((module) => module.ExerciseDetailsPage),
    loader: () => import('./loaders').then((module) => module.exerciseDetails),
  }),
]
