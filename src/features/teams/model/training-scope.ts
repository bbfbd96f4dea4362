/** Which teams each of the two lists covers in the active role. */
import type { AppRole } from '@/features/session/model/session'

export type ListKind = 'mine' | 'all'

export function isFamily(role: AppRole | null): boolean {
  return role === 'parent' || role === 'player'
}

/** Families never see more than their own teams; `all` is for staff whatever the policies let them read. */
export function getTeamScope(
  list: ListKind,
  role: AppRole | null,
  ownTeamIds: readonly string[],
): readonly string[] | 'all' {
  return list === 'all' && role !== null && !isFamily(role) ? 'all' : ownTeamIds
}
