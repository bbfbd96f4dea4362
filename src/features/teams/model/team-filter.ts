/** What the list of teams can be asked for; lives in the URL. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'

export const teamFilterSchema = createListSchema({
  q: z.string().max(60).default(''),
  ages: z.array(z.string().max(10)).max(30).default([]),
  seasons: z.array(z.string().max(9)).max(30).default([]),
  archived: z.boolean().default(false),
  sort: z.enum(['age', 'name', 'season', 'players', 'staff']).default('age'),
})

export type TeamFilter = z.infer<typeof teamFilterSchema>
