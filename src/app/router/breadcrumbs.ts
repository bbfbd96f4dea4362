/** Where a page lives: the section above it, found by the beginning of its address. */
import type { NavEntry } from '../layouts/nav-entry'
import { paths } from '@/lib/router/paths'

export interface Section {
  prefix: string
  to: string
  label: NavEntry['label']
}

/** Longest prefix first where two begin alike. */
const sections: readonly Section[] = [
  { prefix: '/dashboard/admin/users', to: paths.admin.users.list, label: 'users' },
  { prefix: '/dashboard/admin/schools', to: paths.admin.schools.list, label: 'schools' },
  { prefix: '/dashboard/admin/subscriptions/plans', to: paths.admin.plans.list, label: 'plans' },
  {
    prefix: '/dashboard/admin/subscriptions',
    to: paths.admin.subscriptions,
    label: 'subscriptions',
  },
  { prefix: '/training-manager/trainings', to: paths.trainings.mine, label: 'trainings' },
  { prefix: '/training-manager/exercise', to: paths.exercises.library, label: 'exercises' },
  { prefix: '/training-manager/season-plan', to: paths.seasonPlan.home, label: 'season_plan' },
  { prefix: '/match-manager', to: paths.matches.list, label: 'matches' },
  { prefix: '/mental-training', to: paths.mental.list, label: 'mental' },
  {
    prefix: '/individual-training/progress-history',
    to: paths.individual.progress,
    label: 'progress',
  },
  { prefix: '/individual-training', to: paths.individual.list, label: 'individual' },
  { prefix: '/development', to: paths.players.list, label: 'players' },
  { prefix: '/coach-lab', to: paths.notes.lab, label: 'notes' },
  { prefix: '/notes', to: paths.notes.history, label: 'notes' },
  { prefix: '/tasks', to: paths.tasks.active, label: 'tasks' },
  { prefix: '/tasks-active', to: paths.tasks.active, label: 'tasks' },
  { prefix: '/teams', to: paths.teams.list, label: 'teams' },
  { prefix: '/fields', to: paths.fields.list, label: 'fields' },
  { prefix: '/players', to: paths.players.list, label: 'players' },
  { prefix: '/coaches', to: paths.coaches.list, label: 'coaches' },
  { prefix: '/achievements', to: paths.achievements.list, label: 'achievements' },
  { prefix: '/support', to: paths.support.list, label: 'support' },
  { prefix: '/settings', to: paths.settings.account, label: 'settings' },
  { prefix: '/shop/my-orders', to: paths.shop.myOrders, label: 'my_orders' },
  { prefix: '/shop', to: paths.shop.home, label: 'shop' },
]

/** The section above a page, or null when the page is a section (or the start) itself. */
export function findSection(pathname: string): Section | null {
  const found = sections.find(
    ({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  )
  return found && found.to !== pathname ? found : null
}
