/** The schools where somebody holds a role, as the owner's profile shows them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSchoolsInRole } from '@/features/session/api/role-assignments'
import type { AppRole } from '@/features/session/model/session'

export const ownSchoolQueries = {
  all: () => ['settings', 'own-schools'] as const,
  inRole: (userId: string, role: AppRole) =>
    queryOptions({
      queryKey: [...ownSchoolQueries.all(), userId, role],
      meta: { reads: ['role_assignments', 'schools'] },
      queryFn: ({ signal }) => fetchSchoolsInRole(userId, role, signal),
    }),
}

export function useOwnSchools(userId: string, role: AppRole) {
  return useSuspenseQuery(ownSchoolQueries.inRole(userId, role))
}
