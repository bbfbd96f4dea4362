import {
  IconBrain,
  IconCalendar,
  IconChartBar,
  IconHome,
  IconListCheck,
  IconMessage,
  IconRun,
  IconShoppingBag,
  IconTrendingUp,
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
const messages: NavEntry = { to: paths.messages, label: 'messages', icon: IconMessage }

export const playerLayout: LayoutNav = {
  main: [
    overview,
    calendar,
    tasks,
    { to: paths.individual.list, label: 'individual', icon: IconRun },
    { to: paths.mental.list, label: 'mental', icon: IconBrain },
    progress,
    { to: paths.player.analytics, label: 'analytics', icon: IconChartBar },
    messages,
    { to: paths.shop.home, label: 'shop', icon: IconShoppingBag },
  ],
  // five tabs leave no room for more than one word
  tabs: [overview, { ...calendar, label: 'calendar' }, tasks, progress, messages],
  create: [],
}
