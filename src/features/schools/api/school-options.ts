/** Schools for choosing one. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchSchoolOptions } from './schools'

export const schoolOptionQueries = {
  all: () => ['schools', 'options'] as const,
  list: () =>
    queryOptions({
      queryKey: schoolOptionQueries.all(),
      meta: { reads: ['schools'] },
      queryFn: ({ signal }) => fetchSchoolOptions(signal),
    }),
}

export function useSchoolOptions() {
  return useQuery(schoolOptionQueries.list())
}
