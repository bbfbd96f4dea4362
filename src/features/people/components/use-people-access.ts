import { useSession } from '@/features/session/api/session-store'
import { useOwnTeams } from '../api/own-teams'

/** Who is looking, in the active role; what is offered follows from it, what is allowed the database says. */
export function usePeopleAccess() {
  const session = useSession()
  const role = session?.profile?.role ?? null
  const userId = session?.user.id ?? ''
  const myTeams = useOwnTeams(session)
  const isStaff = role === 'coach' || role === 'owner'
  return {
    userId,
    email: session?.user.email.toLowerCase() ?? '',
    role,
    schoolId: session?.held_roles.find((held) => held.role === role)?.school_id ?? null,
    isStaff,
    isOwner: role === 'owner',
    /** Teams the person plans for; of a family the teams it belongs to. */
    myTeams,
    /** A player of these teams is one the person may change. */
    mayChange: (teamIds: readonly string[]) =>
      role === 'owner' || (role === 'coach' && myTeams.some(({ id }) => teamIds.includes(id))),
  }
}
