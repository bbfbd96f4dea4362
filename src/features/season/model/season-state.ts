/** What the address of a season plan says: the week that is open, and what the minutes are counted over. */
import { z } from 'zod'
import { spans } from './minutes-span'

export const seasonStateSchema = z.object({
  week: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .default(null)
    .catch(null),
  span: z.enum(spans).default('block').catch('block'),
})
