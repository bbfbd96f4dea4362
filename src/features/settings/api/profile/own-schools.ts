/** The schools where somebody holds a role, as the owner's profile shows them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { AppRole } from '@/features/session/model/session'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'school:schools!role_assignments_school!inner(id, name, type, location, address, website, description)' as const

export const ownSchoolQueries = {
  all: () => ['settings', 'own-schools'] as const,
  inRole: (userId: string, role: AppRole) =>
    queryOptions({
      queryKey: [...ownSchoolQueries.all(), userId, role],
      queryFn: ({ signal }) => fetchSchools(userId, role, signal),
    }),
}

async function fetchSchools(userId: string, role: AppRole, signal: AbortSignal) {
  const client = await db()
  const held = await unwrap(
    client
      .from('role_assignments')
      .select(columns)
      .eq('user_id', userId)
      .eq('role', role)
      .abortSignal(signal),
  )
  return held.map(({ school }) => school)
}

export function useOwnSchools(userId: string, role: AppRole) {
  return useSuspenseQuery(ownSchoolQueries.inRole(userId, role))
}
