/** What the list of fields can be asked for; lives in the URL. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'
import { surfaces } from './field'

export const fieldFilterSchema = createListSchema({
  place: z.string().max(200).default(''),
  surface: z.array(z.enum(surfaces)).default([]),
  archived: z.boolean().default(false),
  sort: z.enum(['name', 'surface', 'length_m']).default('name'),
})

export type FieldFilter = z.infer<typeof fieldFilterSchema>
