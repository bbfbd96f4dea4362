/** What the administrator's list of sessions can be asked for; lives in the URL. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'

export const trainingStates = ['done', 'planned', 'cancelled', 'all'] as const

const day = z.union([z.iso.date(), z.literal('')]).default('')

export const trainingFilterSchema = createListSchema({
  school: z.union([z.guid(), z.literal('')]).default(''),
  status: z.enum(trainingStates).default('done'),
  from: day,
  to: day,
  sort: z.enum(['starts_at', 'school', 'team']).default('starts_at'),
  dir: z.enum(['asc', 'desc']).default('desc'),
})

export type TrainingFilter = z.infer<typeof trainingFilterSchema>
