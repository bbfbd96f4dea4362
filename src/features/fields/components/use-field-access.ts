import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'

/** Who is looking, in the active role; what is offered follows from it, what is allowed the database says. */
export function useFieldAccess() {
  const session = useSession()
  const role = session?.profile?.role ?? null
  const { data: teams = [] } = useQuery(teamQueries.mine(session?.user.id ?? '', role))
  const isStaff = role === 'coach' || role === 'owner'
  const ownSchools = (session?.held_roles ?? []).flatMap((held) =>
    role === 'owner' && held.role === 'owner' && held.school_id
      ? [{ id: held.school_id, name: held.school_name ?? '' }]
      : [],
  )
  return {
    role,
    isStaff,
    /** Families read where to go on the training itself. */
    maySee: isStaff || role === 'admin',
    ownSchools,
    owns: (schoolId: string) => ownSchools.some(({ id }) => id === schoolId),
    /** For a field of this school: what one may book there. */
    bookerAt: (schoolId: string) => {
      const own = teams.filter((team) => team.school_id === schoolId)
      return {
        isOwner: ownSchools.some(({ id }) => id === schoolId),
        teams: own,
        teamIds: own.map(({ id }) => id),
      }
    },
  }
}

export type FieldBooker = ReturnType<ReturnType<typeof useFieldAccess>['bookerAt']>
