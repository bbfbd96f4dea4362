/** A team's next matches and last results; they are made and changed elsewhere. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { teamQueries } from './teams'

const columns =
  'id, opponent, is_home, kind, competition, starts_at, periods, period_minutes, venue, status, goals_for, goals_against, created_at, updated_at' as const

const shown = { next: 8, last: 8 } as const

/** A match counts as still to come for three hours after its kick-off, unless it says it is over. */
const onTheWayMs = 3 * 60 * 60_000

async function fetchFixtures(teamId: string, signal: AbortSignal) {
  const client = await db()
  const since = new Date(Date.now() - onTheWayMs).toISOString()
  const matches = () => client.from('matches').select(columns).eq('team_id', teamId)
  const [next, last] = await Promise.all([
    unwrap(
      matches()
        .neq('status', 'finished')
        .gt('starts_at', since)
        .order('starts_at')
        .limit(shown.next)
        .abortSignal(signal),
    ),
    unwrap(
      matches()
        .eq('status', 'finished')
        .order('starts_at', { ascending: false })
        .limit(shown.last)
        .abortSignal(signal),
    ),
  ])
  return { next, last }
}

export type Fixture = Awaited<ReturnType<typeof fetchFixtures>>['next'][number]

const fixtureQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'fixtures', teamId],
      queryFn: ({ signal }) => fetchFixtures(teamId, signal),
    }),
}

export function useFixtures(teamId: string) {
  return useQuery(fixtureQueries.of(teamId))
}
