import { useChildren, useSelfAsPlayer } from '@/features/attendance/api/family/children'
import type { Child } from '@/features/attendance/model/family/children'
import { useSession } from '@/features/session/api/session-store'

/** The players this person may speak for: oneself, and the children of a parent. */
export function useOwnPlayers(): readonly Child[] {
  const session = useSession()
  const userId = session?.user.id ?? ''
  const self = useSelfAsPlayer(userId)
  const children = useChildren(userId)
  const role = session?.profile?.role
  if (role === 'player') return self
  return role === 'parent' ? children : []
}
