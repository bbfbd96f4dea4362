import {
  IconBuilding,
  IconCalendar,
  IconCalendarStats,
  IconChartBar,
  IconClipboardList,
  IconCreditCard,
  IconHome,
  IconMapPin,
  IconMessage,
  IconPlayerPlay,
  IconShieldCheck,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import type { LayoutNav, NavEntry } from './nav-entry'

const overview: NavEntry = { to: paths.owner.overview, label: 'overview', icon: IconHome }
const teams: NavEntry = { to: paths.teams.list, label: 'teams', icon: IconUsersGroup }
const players: NavEntry = { to: paths.players.list, label: 'players', icon: IconUsers }
const calendar: NavEntry = { to: paths.calendar.trainings, label: 'calendar', icon: IconCalendar }
const messages: NavEntry = { to: paths.messages, label: 'messages', icon: IconMessage }

export const ownerLayout: LayoutNav = {
  main: [
    overview,
    teams,
    { to: paths.coaches.list, label: 'coaches', icon: IconUser },
    players,
    { to: paths.trainings.all, label: 'all_trainings', icon: IconClipboardList },
    calendar,
    { to: paths.animator.list, label: 'animations', icon: IconPlayerPlay },
    { to: paths.fields.list, label: 'fields', icon: IconMapPin },
    messages,
    { to: paths.seasonPlan.home, label: 'season_plan', icon: IconCalendarStats },
    { to: paths.owner.analytics, label: 'analytics', icon: IconChartBar },
    { to: paths.owner.academy, label: 'academy', icon: IconBuilding },
    { to: paths.owner.billing, label: 'billing', icon: IconCreditCard },
    { to: paths.owner.safety, label: 'safety', icon: IconShieldCheck },
  ],
  tabs: [overview, teams, players, calendar, messages],
  create: [
    { to: paths.teams.create, label: 'team' },
    { to: paths.players.create, label: 'player' },
    { to: paths.trainings.create, label: 'training' },
    { to: paths.matches.create, label: 'match' },
  ],
}
