/** What a plan that runs wants of the player or of the family. */

interface OpenPlan {
  /** `YYYY-MM-DD`, the last day. */
  ends_on: string
  player_agreed_at: string | null
  family_agreed_at: string | null
  player: { user_id: string | null }
  reviews: readonly { kind: 'self' | 'coach' }[]
}

export type PlanNeed = 'answer' | 'look_back'

/**
 * `userId`: who asks, as the player or as a guardian who may answer. A guardian speaks for the family, and for a child
 * without an account of its own. `today` as `YYYY-MM-DD`; looking back begins on the last day.
 */
export function findOpenAction(plan: OpenPlan, userId: string, today: string): PlanNeed | null {
  const isSelf = plan.player.user_id === userId
  const isForPlayer = isSelf || plan.player.user_id === null
  const isAsked =
    (isForPlayer && plan.player_agreed_at === null) || (!isSelf && plan.family_agreed_at === null)
  if (isAsked) return 'answer'
  const hasLookedBack = plan.reviews.some(({ kind }) => kind === 'self')
  return isForPlayer && plan.ends_on <= today && !hasLookedBack ? 'look_back' : null
}
