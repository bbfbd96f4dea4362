import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const attendanceRoutes = [
  createPage({
    path: paths.trainings.attendance,
    title: 'attendance:pages.training_attendance',
    layout: 'role',
    access: 'role_required',
    feature: 'attendance',
    namespaces: ['teams', 'training'],
    component: () =>
      import('./pages/training-attendance-page').then((m) => m.TrainingAttendancePage),
    loader: () => import('./loaders').then((m) => m.loadTrainingAttendance),
  }),
]
