import { createPage } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'

export const calendarRoutes = [
  createPage({
    path: paths.calendar.matches,
    title: 'calendar:pages.matches',
    layout: 'role',
    access: 'signed_in',
    feature: 'calendar',
    isWide: true,
    namespaces: ['attendance', 'matches/list'],
    component: () => import('./pages/match-calendar-page').then((m) => m.MatchCalendarPage),
    loader: () => import('./loaders').then((m) => m.loadMatchCalendar),
  }),
  createPage({
    path: paths.calendar.trainings,
    title: 'calendar:pages.trainings',
    layout: 'role',
    access: 'signed_in',
    feature: 'calendar',
    isWide: true,
    namespaces: ['attendance', 'matches/list'],
    component: () => import('./pages/training-calendar-page').then((m) => m.TrainingCalendarPage),
    loader: () => import('./loaders').then((m) => m.loadTrainingCalendar),
  }),
  createPage({
    path: paths.calendar.personal,
    title: 'calendar:pages.personal',
    layout: 'role',
    access: 'signed_in',
    feature: 'calendar',
    isWide: true,
    namespaces: ['attendance', 'matches/list'],
    component: () => import('./pages/personal-calendar-page').then((m) => m.PersonalCalendarPage),
    loader: () => import('./loaders').then((m) => m.loadTrainingCalendar),
  }),
]
