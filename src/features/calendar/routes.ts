import { page } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const calendarRoutes = [
  page({
    path: paths.calendar.matches,
    title: 'calendar:pages.matches',
    layout: 'role',
    access: 'signed_in',
    feature: 'calendar',
    isWide: true,
  }),
  page({
    path: paths.calendar.trainings,
    title: 'calendar:pages.trainings',
    layout: 'role',
    access: 'signed_in',
    feature: 'calendar',
    isWide: true,
    component: () => import('./pages/training-calendar-page').then((m) => m.TrainingCalendarPage),
    loader: () => import('./loaders').then((m) => m.trainingCalendar),
  }),
  page({
    path: paths.calendar.personal,
    title: 'calendar:pages.personal',
    layout: 'role',
    access: 'signed_in',
    feature: 'calendar',
    isWide: true,
  }),
]
