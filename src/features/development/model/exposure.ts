/** What was counted in the period of a plan. */
import { z } from 'zod'

export const exposureSchema = z.object({
  goals: z.array(
    z.object({
      position: z.number(),
      direct: z.number(),
      indirect: z.number(),
      sessions: z.number(),
    }),
  ),
  sessions: z.object({ there: z.number(), recorded: z.number() }),
  match_minutes: z.number(),
  tasks_done: z.number(),
  home: z.object({ days: z.number(), minutes: z.number() }),
  self_ratings: z.number(),
  /** The first and the newest result of each measured test; the same where it was done once. */
  tests: z.array(
    z.object({
      test_key: z.string(),
      unit: z.enum(['seconds', 'centimetres', 'metres', 'touches', 'hits']),
      decimals: z.number(),
      from: z.number(),
      from_on: z.string(),
      to: z.number(),
      to_on: z.string(),
    }),
  ),
})

export type Exposure = z.infer<typeof exposureSchema>
