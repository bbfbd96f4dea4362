import {
  IconCalendar,
  IconCalendarEvent,
  IconCreditCard,
  IconHome,
  IconListCheck,
  IconMessage,
  IconShoppingBag,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import type { LayoutNav, NavEntry } from './nav-entry'

const overview: NavEntry = { to: paths.parent.overview, label: 'overview', icon: IconHome }
const calendar: NavEntry = { to: paths.calendar.personal, label: 'calendar', icon: IconCalendar }
const matches: NavEntry = { to: paths.calendar.matches, label: 'matches', icon: IconCalendarEvent }
const messages: NavEntry = { to: paths.messages, label: 'messages', icon: IconMessage }

const children: NavEntry = { to: paths.players.list, label: 'my_children', icon: IconUsers }

export const parentLayout: LayoutNav = {
  main: [
    overview,
    calendar,
    matches,
    children,
    { to: paths.tasks.active, label: 'tasks', icon: IconListCheck },
    messages,
    { to: paths.shop.home, label: 'shop', icon: IconShoppingBag },
  ],
  tabs: [
    overview,
    calendar,
    matches,
    messages,
    children,
    { to: paths.settings.payments, label: 'payments', icon: IconCreditCard },
    { to: paths.settings.profile.parent, label: 'profile', icon: IconUser },
  ],
  create: [],
}
