/** What the list of schools can be asked for; lives in the URL. */
import { z } from 'zod'

export const schoolsPageSize = 25

export const schoolSorts = ['name', 'people', 'teams', 'created_at'] as const

export const schoolFilterSchema = z.object({
  q: z.string().max(100).catch('').default(''),
  status: z.enum(['active', 'archived']).catch('active').default('active'),
  sort: z.enum(schoolSorts).catch('name').default('name'),
  dir: z.enum(['asc', 'desc']).catch('asc').default('asc'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

export type SchoolFilter = z.infer<typeof schoolFilterSchema>
