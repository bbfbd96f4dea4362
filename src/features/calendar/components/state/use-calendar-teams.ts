import { useSession } from '@/features/session/api/session-store'
import { useMyTeams, useReadableTeams } from '@/features/teams/api/teams'
import type { CalendarState } from '../../model/calendar-address'
import { chooseCalendarZone } from '../../model/calendar-zone'
import { chooseTeams } from '../../model/team-choice'
import { assignTeamLooks } from '../../model/team-look'

/** Whose calendar this is; only decides what is offered, the database decides what is allowed. */
export function useCalendarTeams(state: Pick<CalendarState, 'teams' | 'school'>) {
  const session = useSession()
  const role = session?.profile?.role ?? null
  const { data: mine } = useMyTeams(session?.user.id ?? '', role)
  const { data: everywhere } = useReadableTeams()
  const readable = [...everywhere].sort(compareByName)
  const own = mine.map(({ id }) => id)
  const everyTeam = readable.map(({ id }) => id)
  const choice = chooseTeams({ role, own, readable: everyTeam, state })
  const isOwn = (id: string) => own.includes(id)
  const mayPlan = (role === 'coach' || role === 'owner') && own.length > 0
  return {
    ...choice,
    own,
    mayPlan,
    mayWrite: (teamId: string) => mayPlan && isOwn(teamId),
    teams: readable.filter(({ id }) => choice.offered.includes(id)),
    // one's own teams first: they keep the clearest looks
    looks: assignTeamLooks([...everyTeam.filter(isOwn), ...everyTeam.filter((id) => !isOwn(id))]),
    zone: chooseCalendarZone(mine, readable),
  }
}

/** U9 before U11. */
function compareByName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, undefined, { numeric: true })
}
