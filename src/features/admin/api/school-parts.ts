/** What a school consists of: its teams, fields, the people who run it and the plans they pay. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchOwnerSubscriptions } from '@/features/billing/api/subscriptions'
import { fetchFieldNames } from '@/features/fields/api/fields'
import { fetchSchoolStaff } from '@/features/session/api/role-assignments'
import { fetchTeamsOfSchool } from '@/features/teams/api/team-rows'
import { adminKey } from './keys'

export const schoolPartQueries = {
  all: (schoolId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'schools', 'parts', schoolId],
      meta: {
        reads: ['teams', 'squad_members', 'fields', 'role_assignments', 'users', 'subscriptions'],
      },
      queryFn: ({ signal }) => fetchParts(schoolId, signal),
    }),
}

async function fetchParts(schoolId: string, signal: AbortSignal) {
  const [teams, fields, staff] = await Promise.all([
    fetchTeamsOfSchool(schoolId, signal),
    fetchFieldNames(schoolId, { withArchived: true }, signal),
    fetchSchoolStaff(schoolId, signal),
  ])
  const owners = staff.filter(({ role }) => role === 'owner').map(({ person }) => person.id)
  const plans = await fetchOwnerSubscriptions(owners, signal)
  return {
    teams,
    fields,
    staff,
    plan: plans.find(({ status }) => status === 'active') ?? plans[0] ?? null,
  }
}

export type SchoolParts = Awaited<ReturnType<typeof fetchParts>>

export function useSchoolParts(schoolId: string): SchoolParts {
  return useSuspenseQuery(schoolPartQueries.all(schoolId)).data
}
