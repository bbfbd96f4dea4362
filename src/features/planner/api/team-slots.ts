/** The trainings around today of some teams: enough to see which training is not planned yet. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSlots } from '@/features/teams/api/training-rows'

const day = 24 * 3_600_000

async function fetchAround(teamIds: readonly string[], signal: AbortSignal) {
  const from = new Date(Date.now() - 42 * day).toISOString()
  const to = new Date(Date.now() + 43 * day).toISOString()
  return fetchSlots(teamIds, { from, to }, signal)
}

export const teamSlotQueries = {
  all: () => ['training', 'slots'] as const,
  of: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...teamSlotQueries.all(), teamIds.toSorted()] as const,
      meta: { reads: ['trainings', 'training_blocks'] },
      queryFn: ({ signal }) => fetchAround(teamIds, signal),
      staleTime: 60_000,
    }),
}

/** Six weeks back, six ahead. */
export function useTeamSlots(teamIds: readonly string[]) {
  return useSuspenseQuery(teamSlotQueries.of(teamIds))
}
