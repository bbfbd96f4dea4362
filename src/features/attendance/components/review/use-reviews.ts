import type { ReviewedPlayer } from '../../model/attendance-sheet'
import { computeNextInstant, type MarkOf } from '../../model/mark'
import type { Runner } from '../../model/outbox-runner'

export type ReviewChange = Partial<MarkOf<'review'>['value']>

/** What the coach thinks of players; each change goes to the outbox at once. */
export function useReviews(players: readonly ReviewedPlayer[], runner: Runner) {
  function put(chosen: readonly ReviewedPlayer[], change: ReviewChange) {
    runner.put(
      chosen.map(({ player_id, recorded_at, trend, rpe, note }): MarkOf<'review'> => ({
        kind: 'review',
        player_id,
        at: computeNextInstant(Date.now(), recorded_at),
        value: { trend, rpe, note, ...change },
      })),
    )
  }

  return {
    change: (player: ReviewedPlayer, change: ReviewChange) => put([player], change),
    /** Nobody who was judged already is judged anew. */
    allLevel: () =>
      put(
        players.filter(({ trend }) => trend === null),
        { trend: 0 },
      ),
    /** For everybody without an effort of their own; `before`: what the team was given last. */
    teamEffort: (rpe: number | null, before: number | null) =>
      put(
        players.filter((player) => player.rpe === null || player.rpe === before),
        { rpe },
      ),
  }
}

export type Reviews = ReturnType<typeof useReviews>
