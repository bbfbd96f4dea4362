/** The administrator's landing page: who waits for a role, and how big the platform is. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { userFilterSchema } from '../model/user-filter'
import { adminKey } from './keys'
import { adminUserQueries } from './users'

/** The page counts anew this often while somebody looks at it, in milliseconds. */
const refreshMs = 15_000

const figuresSchema = z.object({
  people: z.number(),
  waiting: z.number(),
  suspended: z.number(),
  schools: z.number(),
  teams: z.number(),
  invitations: z.number(),
  support: z.number(),
  support_overdue: z.number(),
  roles: z.record(z.string(), z.number()),
  newest: z.array(
    z.object({
      id: z.string(),
      full_name: z.string(),
      email: z.string(),
      avatar_url: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
})

export const adminOverviewQueries = {
  /** The first page of the people list, latest request first: opening that list is then instant. */
  waiting: () => ({
    ...adminUserQueries.list(userFilterSchema.parse({ status: 'pending', sort: 'requested_at' })),
    refetchInterval: refreshMs,
  }),
  figures: () =>
    queryOptions({
      queryKey: [...adminKey, 'figures'],
      meta: {
        reads: [
          'users',
          'role_assignments',
          'role_requests',
          'schools',
          'teams',
          'invitations',
          'support_tickets',
        ],
      },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return figuresSchema.parse(await unwrap(client.rpc('admin_figures').abortSignal(signal)))
      },
      refetchInterval: refreshMs,
    }),
}

export function useWaitingUsers() {
  return useSuspenseQuery(adminOverviewQueries.waiting()).data
}

export function useFigures() {
  return useSuspenseQuery(adminOverviewQueries.figures()).data
}
