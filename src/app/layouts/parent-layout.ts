import {
  IconCalendar,
  IconCalendarEvent,
  IconHome,
  IconListCheck,
  IconMessage,
  IconShoppingBag,
  IconUser,
} from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import type { LayoutNav, NavEntry } from './nav-entry'

const overview: NavEntry = { to: paths.parent.overview, label: 'overview', icon: IconHome }
const trainings: NavEntry = { to: paths.calendar.trainings, label: 'trainings', icon: IconCalendar }
const matches: NavEntry = { to: paths.calendar.matches, label: 'matches', icon: IconCalendarEvent }
const messages: NavEntry = { to: paths.messages, label: 'messages', icon: IconMessage }

export const parentLayout: LayoutNav = {
  main: [
    overview,
    trainings,
    matches,
    { to: paths.tasks.active, label: 'tasks', icon: IconListCheck },
    messages,
    { to: paths.shop.home, label: 'shop', icon: IconShoppingBag },
  ],
  tabs: [
    overview,
    trainings,
    matches,
    messages,
    { to: paths.settings.profile.parent, label: 'profile', icon: IconUser },
  ],
  create: [],
}
