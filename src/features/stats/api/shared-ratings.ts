/** The ratings coaches have shared with several players' families, in one question; kept for the offline week. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { toSnapshot } from '../model/snapshot'
import { fetchSharedUpdates, statQueries } from './stat-updates'

/** Enough for a line of monthly ratings of several siblings. */
const most = 60

/** Newest first; never a player's own view, nothing mental. */
async function fetchShared(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const rows = await fetchSharedUpdates(playerIds, most, signal)
  return rows.map(toSnapshot)
}

const sharedRatingQueries = {
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'shared', playerIds],
      queryFn: ({ signal }) => fetchShared(playerIds, signal),
      meta: { reads: ['player_stat_updates'], isKept: true },
    }),
}

export function useSharedRatings(playerIds: readonly string[]) {
  return useSuspenseQuery(sharedRatingQueries.of(playerIds)).data
}
