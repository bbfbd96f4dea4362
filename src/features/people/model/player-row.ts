/** A player as `search_players` lists it; the generated types do not know what may be missing. */
import { z } from 'zod'
import { feet, positions } from './player'

const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  shirt_number: z.number().nullable(),
})

export const playerRowSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: z.string(),
  position: z.enum(positions).nullable(),
  other_positions: z.array(z.enum(positions)),
  strong_foot: z.enum(feet).nullable(),
  photo_path: z.string().nullable(),
  /** Active links; null about a former player, whose family is closed. */
  guardian_count: z.number().nullable(),
  /** Today's, by name. */
  teams: z.array(teamSchema),
  total_count: z.number(),
})

export type PlayerRow = z.infer<typeof playerRowSchema>
