import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'

/** The school a new exercise belongs to: that of the first team, else the one of the active role. */
export function useWritingSchool(): string | null {
  const session = useSession()
  const { teams, role, isStaff } = useTrainingAccess()
  if (!isStaff) return null
  const held = session?.held_roles.find((known) => known.role === role && known.school_id !== null)
  return teams[0]?.school_id ?? held?.school_id ?? null
}
