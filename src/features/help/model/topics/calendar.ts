import { paths } from '@/lib/router/paths'
import { members, type Article } from '../article'

export const calendarArticles: readonly Article[] = [
  {
    id: 'read-calendar',
    topic: 'calendar',
    screens: [paths.calendar.trainings, paths.calendar.matches, paths.calendar.personal],
    readers: members,
    related: ['calendar-app', 'move-training'],
  },
  {
    id: 'calendar-app',
    topic: 'calendar',
    screens: [paths.calendar.trainings, paths.calendar.matches, paths.calendar.personal],
    readers: members,
    to: paths.calendar.personal,
    related: ['read-calendar'],
  },
]
