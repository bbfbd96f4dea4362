import {
  IconBrain,
  IconCalendar,
  IconCalendarEvent,
  IconChartBar,
  IconHome,
  IconListCheck,
  IconMessage,
  IconRun,
  IconSettings,
  IconShoppingBag,
  IconTrendingUp,
  IconUsersGroup,
} from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import type { LayoutNav, NavEntry } from './nav-entry'

const overview: NavEntry = { to: paths.player.overview, label: 'overview', icon: IconHome }
const calendar: NavEntry = { to: paths.calendar.personal, label: 'my_calendar', icon: IconCalendar }
const tasks: NavEntry = { to: paths.tasks.active, label: 'tasks', icon: IconListCheck }
const progress: NavEntry = {
  to: paths.individual.progress,
  label: 'progress',
  icon: IconTrendingUp,
}
const team: NavEntry = { to: paths.teams.list, label: 'teams', icon: IconUsersGroup }
const settings: NavEntry = { to: paths.settings.account, label: 'settings', icon: IconSettings }
const messages: NavEntry = { to: paths.messages, label: 'messages', icon: IconMessage }

export const playerLayout: LayoutNav = {
  main: [
    overview,
    calendar,
    { ...tasks, group: 'development' },
    { to: paths.individual.list, label: 'individual', icon: IconRun, group: 'development' },
    { to: paths.mental.list, label: 'mental', icon: IconBrain, group: 'development' },
    { ...progress, group: 'development' },
    { ...team, group: 'team' },
    { ...messages, group: 'team' },
    { to: paths.calendar.matches, label: 'matches', icon: IconCalendarEvent, isSecondary: true },
    { to: paths.player.analytics, label: 'analytics', icon: IconChartBar, isSecondary: true },
    { to: paths.shop.home, label: 'shop', icon: IconShoppingBag, isSecondary: true },
  ],
  // five tabs leave no room for more than one word
  tabs: [overview, { ...calendar, label: 'calendar' }, tasks, progress, messages, team, settings],
  create: [],
}
