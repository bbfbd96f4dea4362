/** What the people list of the admin area can be asked for; lives in the URL. */
import { z } from 'zod'
import { appRoles } from '@/features/session/model/session'

export const usersPageSize = 25

export const userSorts = ['created_at', 'full_name', 'requested_at'] as const

/** Bad values in an address fall back to the default instead of breaking the page. */
export const userFilterSchema = z.object({
  q: z.string().max(100).catch('').default(''),
  status: z.enum(['all', 'pending', 'suspended']).catch('all').default('all'),
  role: z.enum(appRoles).or(z.literal('')).catch('').default(''),
  school: z.guid().or(z.literal('')).catch('').default(''),
  sort: z.enum(userSorts).catch('created_at').default('created_at'),
  dir: z.enum(['asc', 'desc']).catch('desc').default('desc'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

export type UserFilter = z.infer<typeof userFilterSchema>
