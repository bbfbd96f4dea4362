/** What the plan of a school allows and how much of it is used; for its owners and coaches alone. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Null for whoever does not run the school. */
async function fetchUsage(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(client.rpc('plan_usage', { p_school_id: schoolId }).abortSignal(signal))
  return rows[0] ?? null
}

export const planUsageQueries = {
  all: () => ['schools', 'plan'] as const,
  one: (schoolId: string) =>
    queryOptions({
      queryKey: [...planUsageQueries.all(), schoolId],
      meta: {
        reads: [
          'teams',
          'players',
          'squad_members',
          'plans',
          'subscriptions',
          'role_assignments',
          'users',
        ],
      },
      queryFn: ({ signal }) => fetchUsage(schoolId, signal),
    }),
}

/** Nothing while it loads or cannot be read: what may be added the database says anyway. */
export function usePlanUsage(schoolId: string | null) {
  const { data } = useQuery({
    ...planUsageQueries.one(schoolId ?? ''),
    enabled: schoolId !== null && schoolId !== '',
  })
  return data ?? null
}
