/** What a school decides about its match days; columns of `public.schools`. */
import { z } from 'zod'

/** What families at home read of a running match. */
export const tickerChoices = ['off', 'goals', 'names'] as const

export const matchDaySchema = z.object({
  live_ticker: z.enum(tickerChoices),
  has_player_votes: z.boolean(),
})

export type MatchDay = z.output<typeof matchDaySchema>
