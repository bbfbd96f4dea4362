import { useMyTeams } from '../api/teams'
import { useSession } from '@/features/session/api/session-store'
import { isFamily } from '../model/training-scope'

/** Whose teams these are and who may write; it only decides what is offered, the database decides. */
export function useTrainingAccess() {
  const session = useSession()
  const role = session?.profile?.role ?? null
  const { data: teams } = useMyTeams(session?.user.id ?? '', role)
  const isStaff = role === 'coach' || role === 'owner'
  return {
    role,
    teams,
    isStaff,
    isFamily: isFamily(role),
    mayWrite: (teamId: string) => isStaff && teams.some(({ id }) => id === teamId),
  }
}
