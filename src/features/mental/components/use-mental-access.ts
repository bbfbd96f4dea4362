import { useQuery } from '@tanstack/react-query'
import { familyQueries } from '@/features/attendance/api/family/children'
import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { listOwnedSchoolIds } from '@/features/session/model/owned-schools'

/** Who is looking, in the active role: a player, a parent with children, or staff. */
export function useMentalAccess() {
  const session = useSession()
  const userId = session?.user.id ?? ''
  const { role, teams, isStaff } = useTrainingAccess()
  const self = useQuery({ ...familyQueries.self(userId), enabled: role === 'player' })
  const children = useQuery({ ...familyQueries.children(userId), enabled: role === 'parent' })
  const family = role === 'player' ? self.data : role === 'parent' ? children.data : undefined
  const schoolIds = [
    ...new Set([
      ...teams.map(({ school_id }) => school_id),
      ...(role === 'owner' && session ? listOwnedSchoolIds(session) : []),
    ]),
  ]
  return {
    userId,
    role,
    isStaff,
    teams,
    /** Where a coach or owner may write exercises. */
    schoolIds: isStaff ? schoolIds : [],
    /** The player behind the account, or the children whose data the parent may see. */
    players: (family ?? []).filter(({ is_trusted }) => is_trusted),
  }
}
