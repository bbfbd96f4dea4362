/** What the list of schools can be asked for; lives in the URL. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'

export const schoolFilterSchema = createListSchema({
  status: z.enum(['active', 'archived']).default('active'),
  sort: z.enum(['name', 'people', 'teams', 'created_at']).default('name'),
})

export type SchoolFilter = z.infer<typeof schoolFilterSchema>
