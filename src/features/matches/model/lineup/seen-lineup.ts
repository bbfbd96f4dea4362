/** What was read of a line-up, in the words of `save_lineup`: there it is compared with what there is. */
import { z } from 'zod'
import { setPieces, type DutyRow } from './duties'
import type { StoredSlot } from './match-lineup'

export const seenLineupSchema = z.object({
  /** By period and slot, as "1 gk": player, x and y. */
  slots: z.record(z.string(), z.tuple([z.string(), z.int().nullable(), z.int().nullable()])),
  /** By player: captain, order on the bench, set pieces. */
  duties: z.record(
    z.string(),
    z.tuple([z.boolean(), z.int().nullable(), z.array(z.enum(setPieces))]),
  ),
})

export type SeenLineup = z.output<typeof seenLineupSchema>

export function describeLineup(
  slots: readonly StoredSlot[],
  duties: readonly DutyRow[],
): SeenLineup {
  return {
    slots: Object.fromEntries(
      slots.map(({ period, slot, player_id, x, y }) => [`${period} ${slot}`, [player_id, x, y]]),
    ),
    duties: Object.fromEntries(
      duties.map(({ player_id, is_captain, bench_order, set_pieces }) => [
        player_id,
        [is_captain, bench_order, set_pieces],
      ]),
    ),
  }
}
