/** What a school decides about its match days; columns of `public.schools`. */
import { z } from 'zod'

/** What families at home read of a running match. */
export const tickerChoices = ['off', 'goals', 'names'] as const

/** Percent of a match everybody plays at least: what a school may ask for. */
export const leastShareChoices = Array.from({ length: 16 }, (_, index) => index * 5)

export const matchDaySchema = z.object({
  live_ticker: z.enum(tickerChoices),
  has_player_votes: z.boolean(),
  // a choice of the form is text; none leaves it to the format of the match
  least_minutes_share: z
    .string()
    .transform((share) => (share === '' ? null : Number(share)))
    .pipe(z.int().min(0).max(75).multipleOf(5).nullable()),
})

export type MatchDay = z.output<typeof matchDaySchema>

/** A stored school as the form begins with it. */
export function toMatchDayInput<Row extends MatchDay>(row: Row) {
  const share = row.least_minutes_share
  return { ...row, least_minutes_share: share === null ? '' : String(share) }
}
