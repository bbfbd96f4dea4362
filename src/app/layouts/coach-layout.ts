import {
  IconBallFootball,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarStats,
  IconChartBar,
  IconClipboardList,
  IconHome,
  IconListCheck,
  IconMapPin,
  IconMessage,
  IconNotebook,
  IconPlayerPlay,
  IconShieldCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import type { LayoutNav, NavEntry } from './nav-entry'

const overview: NavEntry = { to: paths.coach.overview, label: 'overview', icon: IconHome }
const trainings: NavEntry = {
  to: paths.trainings.mine,
  label: 'trainings',
  icon: IconClipboardList,
}
const calendar: NavEntry = { to: paths.calendar.trainings, label: 'calendar', icon: IconCalendar }
const exercises: NavEntry = {
  to: paths.exercises.library,
  label: 'exercises',
  icon: IconBallFootball,
}
const teams: NavEntry = { to: paths.teams.list, label: 'teams', icon: IconUsersGroup }

export const coachLayout: LayoutNav = {
  main: [
    overview,
    calendar,
    { ...trainings, group: 'training' },
    { ...exercises, group: 'training' },
    { to: paths.animator.list, label: 'animations', icon: IconPlayerPlay, group: 'training' },
    {
      to: paths.seasonPlan.home,
      label: 'season_plan',
      icon: IconCalendarStats,
      isSecondary: true,
    },
    { ...teams, group: 'team' },
    { to: paths.players.list, label: 'players', icon: IconUsers, group: 'team' },
    { to: paths.matches.list, label: 'matches', icon: IconCalendarEvent, group: 'team' },
    { to: paths.messages, label: 'messages', icon: IconMessage, isSecondary: true },
    { to: paths.notes.lab, label: 'notes', icon: IconNotebook, isSecondary: true },
    { to: paths.tasks.active, label: 'tasks', icon: IconListCheck, isSecondary: true },
    { to: paths.coach.analytics, label: 'analytics', icon: IconChartBar, isSecondary: true },
    { to: paths.fields.list, label: 'fields', icon: IconMapPin, isSecondary: true },
    { to: paths.coach.safety, label: 'safety', icon: IconShieldCheck, isSecondary: true },
  ],
  tabs: [overview, trainings, calendar, exercises, teams],
  create: [
    { to: paths.trainings.create, label: 'training' },
    { to: paths.exercises.create, label: 'exercise' },
    { to: paths.animator.list, label: 'animation' },
    { to: paths.matches.create, label: 'match' },
    { to: paths.tasks.assign, label: 'task' },
    { to: paths.players.create, label: 'player' },
  ],
}
