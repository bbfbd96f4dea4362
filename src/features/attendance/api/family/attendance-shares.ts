/** How often each child was at training lately, as the database counts it for families. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from './children'

const weeks = 8
const dayMs = 24 * 60 * 60_000

async function fetchShares(playerIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  const p_from = new Date(Date.now() - weeks * 7 * dayMs).toISOString().slice(0, 10)
  return Promise.all(
    playerIds.map(async (playerId) => {
      const [row] = await unwrap(
        client.rpc('player_attendance', { p_player_id: playerId, p_from }).abortSignal(signal),
      )
      const recorded = row?.recorded ?? 0
      const there = (row?.present ?? 0) + (row?.late ?? 0)
      return { playerId, recorded, there }
    }),
  )
}

export const attendanceShareQueries = {
  all: () => [...familyQueries.all(), 'attendance'] as const,
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...attendanceShareQueries.all(), playerIds],
      queryFn: ({ signal }) => fetchShares(playerIds, signal),
      meta: { reads: ['attendance'], isKept: true },
    }),
}

/** Of the last eight weeks: trainings recorded, and how many of them the child was at (late counts). */
export function useAttendanceShares(playerIds: readonly string[]) {
  return useSuspenseQuery(attendanceShareQueries.of(playerIds)).data
}
