/** Mental scores: a family reads what was shared; coaches open them on purpose, and that is on record. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toSnapshot } from '../model/snapshot'
import { statQueries } from './stat-updates'

const columns =
  'id, player_id, source, recorded_at, recorded_by, shared_at, concentration, confidence, decision_making, composure' as const

async function fetchShared(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('player_mental_updates')
      .select(columns)
      .eq('player_id', playerId)
      .order('recorded_at', { ascending: false })
      .limit(200)
      .abortSignal(signal),
  )
  return rows.map(toSnapshot)
}

/** Every player named leaves an entry in the audit log, each time. */
async function fetchOpenMental(playerIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('read_mental_stats', { p_player_ids: [...playerIds] }).abortSignal(signal),
  )
  return rows.map(toSnapshot)
}

const mentalQueries = {
  shared: (playerId: string) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'mental', playerId],
      meta: { reads: ['player_mental_updates'] },
      queryFn: ({ signal }) => fetchShared(playerId, signal),
    }),
  /** Under a key of its own: a write must not open them again by itself. */
  opened: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: ['stats-opened', playerIds],
      meta: { reads: [] },
      queryFn: ({ signal }) => fetchOpenMental(playerIds, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: false,
    }),
}

/** What the family may see of itself. */
export function useSharedMental(playerId: string, isFamily: boolean) {
  return useQuery({ ...mentalQueries.shared(playerId), enabled: isFamily })
}

/** Nothing is read before the coach asks for it; `refetch` opens. */
export function useOpenedMental(playerIds: readonly string[]) {
  return useQuery({ ...mentalQueries.opened(playerIds), enabled: false })
}
