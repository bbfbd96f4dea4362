/** What a family reads of a running match; null before it begins and where the school tells nothing. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { getTickerPause, tickerGoalsSchema } from '../model/ticker'
import { matchQueries, type Match } from './matches'

async function fetchTicker(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  const [row] = await unwrap(
    client.rpc('match_ticker', { p_match_id: matchId }).abortSignal(signal),
  )
  if (!row) return null
  return { ...row, goals: tickerGoalsSchema.parse(row.goals), arrivedAt: Date.now() }
}

export type Ticker = NonNullable<Awaited<ReturnType<typeof fetchTicker>>>

const createTickerQuery = (match: Match) =>
  queryOptions({
    queryKey: [...matchQueries.all(), 'ticker', match.id],
    meta: { reads: ['matches', 'match_events', 'schools'] },
    queryFn: ({ signal }) => fetchTicker(match.id, signal),
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => getTickerPause(match, state.data?.status ?? null, Date.now()),
  })

export function useTicker(match: Match): Ticker | null {
  return useQuery(createTickerQuery(match)).data ?? null
}
