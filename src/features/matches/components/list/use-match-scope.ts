import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useReadableTeams } from '@/features/teams/api/teams'
import { useStaffedTeamIds } from '../../api/match-list'

/** Whose matches the list shows, and what its filters offer; the database decides what may be read. */
export function useMatchScope() {
  const { role, teams, isStaff, isFamily } = useTrainingAccess()
  const { data: readable } = useReadableTeams()
  const staffed = useStaffedTeamIds(useSession()?.user.id ?? '')
  const own = teams.map(({ id }) => id)
  const canWiden = role === 'coach' && readable.some(({ id }) => !own.includes(id))

  /** A coach's own teams, those of seasons before too, or the club; a family's teams. */
  function getScope(isWide: boolean): readonly string[] | 'all' {
    if (isFamily) return own.toSorted()
    if (role !== 'coach' || (isWide && canWiden)) return 'all'
    return [...new Set([...own, ...staffed])].toSorted()
  }

  return {
    isFamily,
    canWiden,
    mayCreate: isStaff && teams.length > 0,
    getScope,
    /** The managed team whose season is offered: the one that is filtered by, else the first. */
    findSeasonTeam: (filtered: readonly string[]) =>
      isStaff ? (teams.find(({ id }) => filtered.includes(id)) ?? teams[0] ?? null) : null,
    offerTeams: (isWide: boolean) =>
      role === 'coach' && !isWide ? teams : isFamily ? teams : readable,
  }
}
