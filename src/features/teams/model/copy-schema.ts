/** A team's way into a new season: what it is called there, who comes along. */
import { z } from 'zod'
import { teamSchema } from './team-schema'

export const copySchema = teamSchema.extend({
  player_ids: z.array(z.guid()).max(200),
  with_staff: z.boolean(),
})

export type CopyInput = z.infer<typeof copySchema>
