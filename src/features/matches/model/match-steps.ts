/** What staff may do with a match in its state, as guard_match_status and the policies allow it (chapter 0700). */

export const matchSteps = ['result', 'reopen', 'reinstate', 'cancel', 'delete'] as const
export type MatchStep = (typeof matchSteps)[number]

interface MatchState {
  status: 'planned' | 'live' | 'finished' | 'cancelled'
  starts_at: string
  started_at: string | null
}

/** In the order of a menu. A result is typed from kick-off on; one that was played is deleted by nobody. */
export function listMatchSteps(
  { status, starts_at, started_at }: MatchState,
  now: number,
): MatchStep[] {
  switch (status) {
    case 'planned':
      return Date.parse(starts_at) <= now ? ['result', 'cancel', 'delete'] : ['cancel', 'delete']
    case 'live':
      return ['cancel']
    case 'finished':
      return ['result', 'reopen']
    case 'cancelled':
      return started_at === null ? ['reinstate', 'delete'] : []
  }
}
