import {
  IconBuilding,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarStats,
  IconChartBar,
  IconClipboardList,
  IconCoin,
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

const coaches: NavEntry = { to: paths.coaches.list, label: 'coaches', icon: IconUser }

export const ownerLayout: LayoutNav = {
  main: [
    overview,
    calendar,
    { to: paths.trainings.all, label: 'all_trainings', icon: IconClipboardList },
    { ...teams, group: 'club' },
    { ...players, group: 'club' },
    { ...coaches, group: 'club' },
    { to: paths.fields.list, label: 'fields', icon: IconMapPin, group: 'club' },
    { to: paths.owner.academy, label: 'academy', icon: IconBuilding, group: 'club' },
    { to: paths.matches.list, label: 'matches', icon: IconCalendarEvent, isSecondary: true },
    { to: paths.owner.fees, label: 'fees', icon: IconCoin, isSecondary: true },
    { ...messages, isSecondary: true },
    { to: paths.owner.billing, label: 'billing', icon: IconCreditCard, isSecondary: true },
    { to: paths.owner.analytics, label: 'analytics', icon: IconChartBar, isSecondary: true },
    { to: paths.animator.list, label: 'animations', icon: IconPlayerPlay, isSecondary: true },
    { to: paths.seasonPlan.home, label: 'season_plan', icon: IconCalendarStats, isSecondary: true },
    { to: paths.owner.safety, label: 'safety', icon: IconShieldCheck, isSecondary: true },
  ],
  tabs: [overview, teams, players, calendar, messages, coaches],
  create: [
    { to: paths.teams.create, label: 'team' },
    { to: paths.players.create, label: 'player' },
    { to: paths.trainings.create, label: 'training' },
    { to: paths.matches.create, label: 'match' },
  ],
}
