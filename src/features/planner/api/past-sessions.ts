/** Sessions of a team to begin from: the latest ones that had a plan. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPastTrainings } from '@/features/teams/api/training-rows'

export type PastSession = Awaited<ReturnType<typeof fetchPastTrainings>>[number]

/** Newest first, at most 30; words are looked for in title and objective. */
export function usePastSessions(teamIds: readonly string[], q: string) {
  return useQuery(
    queryOptions({
      queryKey: ['training', 'trainings', 'past', teamIds, q],
      meta: { reads: ['trainings', 'training_blocks', 'teams'] },
      queryFn: ({ signal }) => fetchPastTrainings(teamIds, q, signal),
      placeholderData: keepPreviousData,
      enabled: teamIds.length > 0,
    }),
  )
}
