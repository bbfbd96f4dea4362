/** Snapshots of how good a player is; the database shows a family only what was shared. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchCards } from '@/features/people/api/person-cards'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toSnapshot } from '../model/snapshot'

/** What a snapshot is read from. */
const snapshotColumns =
  'id, player_id, source, recorded_at, recorded_by, shared_at, speed, stamina, strength, agility, passing, shooting, dribbling, ball_control, first_touch' as const

/** Enough for years of monthly ratings. */
const most = 200

/** The newest 200, newest first, with the cards of those who wrote them. */
async function fetchOfPlayer(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('player_stat_updates')
      .select(`${snapshotColumns}, note`)
      .eq('player_id', playerId)
      .order('recorded_at', { ascending: false })
      .limit(most)
      .abortSignal(signal),
  )
  const cards = await fetchCards(
    client,
    rows.flatMap(({ recorded_by: by }) => by ?? []),
    signal,
  )
  return { snapshots: rows.map(toSnapshot), cards }
}

/** What coaches have shared of several players, newest first; never a player's own view. */
export async function fetchSharedUpdates(
  playerIds: readonly string[],
  limit: number,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('player_stat_updates')
      .select(snapshotColumns)
      .in('player_id', playerIds)
      .neq('source', 'self')
      .not('shared_at', 'is', null)
      .order('recorded_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal),
  )
}

export const statQueries = {
  all: () => ['stats'] as const,
  updates: (playerId: string) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'updates', playerId],
      meta: { reads: ['player_stat_updates', 'person_cards'] },
      queryFn: ({ signal }) => fetchOfPlayer(playerId, signal),
    }),
}

export function useStatUpdates(playerId: string) {
  return useQuery(statQueries.updates(playerId))
}
