/** What a coach asks of a team first: the next session, and how many came in the last weeks. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchNextTraining, fetchRecordedTrainings } from './training-rows'
import { teamQueries } from './teams'

/** How far back attendance counts as "lately". */
const recentMs = 6 * 7 * 24 * 60 * 60_000

async function fetchOverview(teamId: string, signal: AbortSignal) {
  const to = new Date().toISOString()
  const from = new Date(Date.now() - recentMs).toISOString()
  const [next, recorded] = await Promise.all([
    fetchNextTraining(teamId, to, signal),
    fetchRecordedTrainings(teamId, { from, to }, signal),
  ])
  return { next, recorded }
}

export const teamOverviewQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'overview', teamId],
      meta: { reads: ['trainings', 'attendance'] },
      queryFn: ({ signal }) => fetchOverview(teamId, signal),
    }),
}

export function useTeamOverview(teamId: string) {
  return useQuery(teamOverviewQueries.of(teamId))
}
