/** What a school decides about its match days, read and changed by its owner. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { invalidateTables } from '@/lib/query/tables'
import type { MatchDay } from '../model/match-day'
import { fetchMatchDay, updateSchool } from './schools'

const matchDayQueries = {
  of: (schoolId: string) =>
    queryOptions({
      queryKey: ['schools', 'match-day', schoolId],
      meta: { reads: ['schools'] },
      queryFn: ({ signal }) => fetchMatchDay(schoolId, signal),
    }),
}

export function useMatchDay(schoolId: string) {
  return useSuspenseQuery(matchDayQueries.of(schoolId)).data
}

/** Saves unless the school changed since `seenAt`: then `stale_row`. */
export function useSaveMatchDay(schoolId: string, seenAt: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (values: MatchDay) => updateSchool(schoolId, seenAt, values),
    // after a conflict the next look shows what is stored now
    onError: () => invalidateTables(cache, ['schools']),
    meta: { writes: ['schools', 'audit_log'], success: 'schools:match_day.saved', silent: true },
  })
}
