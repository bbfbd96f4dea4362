/** One team with its school and season. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchPeriod } from './seasons'
import { fetchTeamRow } from './team-rows'
import { teamQueries } from './teams'

async function fetchTeam(id: string, signal: AbortSignal) {
  const team = await fetchTeamRow(id, signal)
  // asked for by itself: the key has two columns, and embedding follows one
  const period = await fetchPeriod(team.school_id, team.season, signal)
  return { ...team, period }
}

export type TeamDetails = Awaited<ReturnType<typeof fetchTeam>>

export const teamDetailsQueries = {
  /** A team that is not shown to the person is `not_found`. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'one', id],
      meta: { reads: ['teams', 'schools', 'seasons'] },
      queryFn: ({ signal }) => fetchTeam(id, signal),
    }),
}

export function useTeam(id: string): TeamDetails {
  return useSuspenseQuery(teamDetailsQueries.one(id)).data
}
