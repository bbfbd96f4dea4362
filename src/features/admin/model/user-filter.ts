/** What the people list of the admin area can be asked for; lives in the URL. */
import { z } from 'zod'
import { appRoles } from '@/features/session/model/session'
import { createListSchema } from '@/lib/list-schema'

export const userFilterSchema = createListSchema({
  status: z.enum(['all', 'pending', 'suspended']).default('all'),
  role: z.enum(appRoles).or(z.literal('')).default(''),
  school: z.guid().or(z.literal('')).default(''),
  sort: z.enum(['created_at', 'full_name', 'requested_at']).default('created_at'),
  dir: z.enum(['asc', 'desc']).default('desc'),
})

export type UserFilter = z.infer<typeof userFilterSchema>
