import {
  IconBallFootball,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarStats,
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
    trainings,
    calendar,
    exercises,
    { to: paths.animator.list, label: 'animations', icon: IconPlayerPlay },
    { to: paths.calendar.matches, label: 'matches', icon: IconCalendarEvent },
    teams,
    { to: paths.players.list, label: 'players', icon: IconUsers },
    { to: paths.notes.lab, label: 'notes', icon: IconNotebook },
    { to: paths.tasks.active, label: 'tasks', icon: IconListCheck },
    { to: paths.messages, label: 'messages', icon: IconMessage },
    { to: paths.seasonPlan.home, label: 'season_plan', icon: IconCalendarStats },
    { to: paths.fields.list, label: 'fields', icon: IconMapPin },
    { to: paths.coach.safety, label: 'safety', icon: IconShieldCheck },
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
