/** What is still to be paid for these children; rows come only for whoever pays for them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchDueFees } from '@/features/fees/api/fees'
import { familyQueries } from '@/features/attendance/api/family/children'

export const dueFeeQueries = {
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'fees', playerIds],
      queryFn: ({ signal }) => fetchDueFees(playerIds, signal),
      meta: { reads: ['fees'], isKept: true },
    }),
}

export function useDueFees(playerIds: readonly string[]) {
  return useSuspenseQuery(dueFeeQueries.of(playerIds)).data
}
