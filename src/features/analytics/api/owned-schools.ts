/** The schools somebody owns, by name. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchSchoolNames } from '@/features/schools/api/schools'

const ownedSchoolQueries = {
  names: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['analytics', 'schools', ids],
      meta: { reads: ['schools'] },
      queryFn: async ({ signal }) => {
        const schools = await fetchSchoolNames(ids, signal)
        return schools.toSorted((one, other) => one.name.localeCompare(other.name))
      },
    }),
}

export function useOwnedSchools(ids: readonly string[]) {
  return useQuery(ownedSchoolQueries.names(ids)).data ?? []
}
