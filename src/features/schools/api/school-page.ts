/** One's school at a glance: facts, who runs it, its teams and fields, each as far as the person may read it. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSchoolPeople } from './school-people'
import { fetchSchoolFacts } from './schools'

async function fetchSchool(id: string, signal: AbortSignal) {
  const [{ teams, ...school }, people] = await Promise.all([
    fetchSchoolFacts(id, signal),
    fetchSchoolPeople(id, signal),
  ])
  return {
    ...school,
    people,
    teams: teams.toSorted(
      (one, other) =>
        other.season.localeCompare(one.season) ||
        one.grade.sort_order - other.grade.sort_order ||
        one.name.localeCompare(other.name),
    ),
  }
}

export type SchoolPage = Awaited<ReturnType<typeof fetchSchool>>

export const schoolPageQueries = {
  all: () => ['schools', 'page'] as const,
  /** A school one does not belong to is `not_found`. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...schoolPageQueries.all(), id],
      meta: {
        reads: [
          'schools',
          'role_assignments',
          'school_officers',
          'team_staff',
          'teams',
          'users',
          'fields',
        ],
      },
      queryFn: ({ signal }) => fetchSchool(id, signal),
    }),
}

export function useSchoolPage(id: string): SchoolPage {
  return useSuspenseQuery(schoolPageQueries.one(id)).data
}
