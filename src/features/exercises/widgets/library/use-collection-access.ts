import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'

interface Owned {
  owner_id: string | null
  visibility: 'me' | 'school'
}

/** Whose collections may be changed, and for which school a new one is; the database decides. */
export function useCollectionAccess() {
  const session = useSession()
  const { role, teams, isStaff } = useTrainingAccess()
  const me = session?.user.id
  return {
    isStaff,
    schoolId:
      session?.held_roles.find((held) => held.role === role)?.school_id ??
      teams[0]?.school_id ??
      null,
    isMine: ({ owner_id }: Owned) => owner_id === me,
    mayChange: ({ owner_id, visibility }: Owned) =>
      owner_id === me || (role === 'owner' && visibility === 'school'),
  }
}
