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
})

export type Exposure = z.infer<typeof exposureSchema>
