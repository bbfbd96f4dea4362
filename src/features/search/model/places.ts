/**
 * What the navigation of a role does not name: deeper pages, and everything one can begin. A test opens each of them
 * as each role, so that none is offered that would turn the person away.
 */
import type { AppRole } from '@/features/session/model/session'
import type { AppResources } from '@/lib/i18n/resources'
import { href, paths } from '@/lib/router/paths'

export type PlaceName = keyof AppResources['search']['places']

export interface KnownPlace {
  name: PlaceName
  to: string
  roles: readonly AppRole[]
  isAction?: boolean
}

const everybody: readonly AppRole[] = ['admin', 'owner', 'coach', 'parent', 'player']
const staff: readonly AppRole[] = ['owner', 'coach']

export const knownPlaces: readonly KnownPlace[] = [
  { name: 'plan_session', to: paths.trainings.create, roles: staff, isAction: true },
  { name: 'quick_session', to: paths.trainings.quick, roles: staff, isAction: true },
  { name: 'weekly_session', to: paths.trainings.seriesCreate, roles: staff, isAction: true },
  { name: 'create_match', to: paths.matches.create, roles: staff, isAction: true },
  { name: 'plan_tournament', to: paths.matches.createTournament, roles: staff, isAction: true },
  { name: 'import_fixtures', to: paths.matches.import, roles: staff, isAction: true },
  { name: 'create_exercise', to: paths.exercises.create, roles: ['coach'], isAction: true },
  {
    name: 'draw_animation',
    to: href(paths.animator.editor, { id: 'new' }),
    roles: staff,
    isAction: true,
  },
  { name: 'assign_task', to: paths.tasks.assign, roles: ['coach'], isAction: true },
  { name: 'add_player', to: paths.players.create, roles: staff, isAction: true },
  { name: 'import_players', to: paths.players.import, roles: staff, isAction: true },
  { name: 'invite', to: paths.players.invite, roles: staff, isAction: true },
  { name: 'create_team', to: paths.teams.create, roles: ['owner'], isAction: true },
  { name: 'add_field', to: paths.fields.create, roles: ['owner'], isAction: true },
  { name: 'add_user', to: paths.admin.users.create, roles: ['admin'], isAction: true },
  { name: 'add_school', to: paths.admin.schools.create, roles: ['admin'], isAction: true },
  { name: 'invite_owner', to: paths.admin.inviteOwner, roles: ['admin'], isAction: true },
  { name: 'create_plan', to: paths.admin.plans.create, roles: ['admin'], isAction: true },
  { name: 'create_achievement', to: paths.achievements.create, roles: ['admin'], isAction: true },
  { name: 'ask_us', to: paths.support.ask, roles: everybody, isAction: true },
  { name: 'all_sessions', to: paths.trainings.all, roles: ['coach'] },
  { name: 'weekly_sessions', to: paths.trainings.series, roles: staff },
  { name: 'match_calendar', to: paths.calendar.matches, roles: staff },
  { name: 'exercise_library', to: paths.exercises.library, roles: ['owner'] },
  { name: 'collections', to: paths.exercises.collections, roles: ['coach'] },
  { name: 'exercise_transfer', to: paths.exercises.transfer, roles: ['coach'] },
  { name: 'coaches', to: paths.coaches.list, roles: ['coach'] },
  { name: 'note_history', to: paths.notes.history, roles: ['coach', 'parent', 'player'] },
  { name: 'security', to: paths.settings.security, roles: everybody },
  { name: 'your_data', to: paths.settings.data, roles: everybody },
  { name: 'another_role', to: paths.roleSelection, roles: everybody },
  { name: 'help', to: paths.help, roles: everybody },
]

/** Other words for what the navigation names, by address. */
export const wordsByAddress: Partial<Record<string, keyof AppResources['search']['words']>> = {
  [paths.trainings.mine]: 'sessions',
  [paths.trainings.all]: 'sessions',
  [paths.admin.trainings]: 'sessions',
  [paths.calendar.trainings]: 'calendar',
  [paths.calendar.personal]: 'calendar',
  [paths.calendar.matches]: 'matches',
  [paths.matches.list]: 'matches',
  [paths.exercises.library]: 'exercises',
  [paths.animator.list]: 'animations',
  [paths.teams.list]: 'teams',
  [paths.players.list]: 'players',
  [paths.messages]: 'messages',
  [paths.notes.lab]: 'notes',
  [paths.tasks.active]: 'tasks',
  [paths.coach.analytics]: 'analytics',
  [paths.owner.analytics]: 'analytics',
  [paths.player.analytics]: 'analytics',
  [paths.admin.analytics]: 'analytics',
  [paths.fields.list]: 'fields',
  [paths.coach.safety]: 'safety',
  [paths.owner.safety]: 'safety',
  [paths.admin.safety]: 'safety',
  [paths.owner.fees]: 'money',
  [paths.owner.billing]: 'billing',
  [paths.settings.payments]: 'billing',
  [paths.settings.account]: 'account',
  [paths.settings.notifications]: 'notifications',
  [paths.settings.language]: 'language',
  [paths.shop.home]: 'shop',
  [paths.profile]: 'profile',
  [paths.admin.users.list]: 'users',
}
