/** A team's next matches and last results; they are made and changed elsewhere. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchLastMatches, fetchNextMatches } from './team-rows'
import { teamQueries } from './teams'

const shown = { next: 8, last: 8 } as const

/** A match counts as still to come for three hours after its kick-off, unless it says it is over. */
const onTheWayMs = 3 * 60 * 60_000

async function fetchFixtures(teamId: string, signal: AbortSignal) {
  const after = new Date(Date.now() - onTheWayMs).toISOString()
  const [next, last] = await Promise.all([
    fetchNextMatches(teamId, { after, limit: shown.next }, signal),
    fetchLastMatches(teamId, shown.last, signal),
  ])
  return { next, last }
}

export type Fixture = Awaited<ReturnType<typeof fetchFixtures>>['last'][number]

export const fixtureQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'fixtures', teamId],
      meta: { reads: ['matches', 'match_squad'] },
      queryFn: ({ signal }) => fetchFixtures(teamId, signal),
    }),
}

export function useFixtures(teamId: string) {
  return useQuery(fixtureQueries.of(teamId))
}
