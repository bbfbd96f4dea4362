/** The ratings coaches have shared with several players' families, in one question; kept for the offline week. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { snapshotOf } from '../model/snapshot'
import { snapshotColumns, statQueries } from './stat-updates'

/** Enough for a line of monthly ratings of several siblings. */
const most = 60

/** Newest first; never a player's own view, nothing mental. */
async function fetchShared(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await db()
  const rows = await unwrap(
    client
      .from('player_stat_updates')
      .select(snapshotColumns)
      .in('player_id', playerIds)
      .neq('source', 'self')
      .not('shared_at', 'is', null)
      .order('recorded_at', { ascending: false })
      .limit(most)
      .abortSignal(signal),
  )
  return rows.map(snapshotOf)
}

const sharedRatingQueries = {
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'shared', playerIds],
      queryFn: ({ signal }) => fetchShared(playerIds, signal),
      meta: { isKept: true },
    }),
}

export function useSharedRatings(playerIds: readonly string[]) {
  return useSuspenseQuery(sharedRatingQueries.of(playerIds)).data
}
