/** The newest lines of a player's progress; they name nothing the family may not know. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toProgressLines } from '../model/progress'
import { statQueries } from './stat-updates'

async function fetchProgress(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('progress_activities')
      .select('id, kind, payload, occurred_at')
      .eq('player_id', playerId)
      .order('occurred_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  )
  return rows.flatMap(toProgressLines)
}

const progressQueries = {
  of: (playerId: string) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'progress', playerId],
      meta: { reads: ['progress_activities'] },
      queryFn: ({ signal }) => fetchProgress(playerId, signal),
    }),
}

export function useProgress(playerId: string) {
  return useQuery(progressQueries.of(playerId))
}
