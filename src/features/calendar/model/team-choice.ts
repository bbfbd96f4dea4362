/** Whose sessions the calendar shows: the person's own teams, or for staff the whole school. */
import type { AppRole } from '@/features/session/model/session'
import type { CalendarState } from './calendar-address'

export interface ChoiceInput {
  role: AppRole | null
  own: readonly string[]
  /** Every team the person may see. */
  readable: readonly string[]
  state: Pick<CalendarState, 'teams' | 'school'>
}

export interface TeamChoice {
  /** Teams offered as chips. */
  offered: readonly string[]
  /** The chips that are on; none means all that are offered. */
  chosen: readonly string[]
  /** What to ask the server for. */
  scope: readonly string[] | 'all'
  /** Staff with teams of their own may look at the others' too. */
  canWiden: boolean
  isWide: boolean
}

/** Ids in the address that are not on offer are passed over, such as another club's. */
export function chooseTeams({ role, own, readable, state }: ChoiceInput): TeamChoice {
  const isFamily = role === 'parent' || role === 'player'
  const hasOthers = readable.some((id) => !own.includes(id))
  const canWiden = !isFamily && own.length > 0 && hasOthers
  const isWide = canWiden ? state.school : !isFamily && own.length === 0
  const offered = isWide ? readable : own
  const chosen = offered.filter((id) => state.teams.includes(id))
  const everything = isWide ? 'all' : sortIds(offered)
  const scope = chosen.length > 0 ? sortIds(chosen) : everything
  return { offered, chosen, scope, canWiden, isWide }
}

/** The order of the chips is no matter to the server, and one question should be cached once. */
function sortIds(ids: readonly string[]): string[] {
  return [...ids].sort()
}
