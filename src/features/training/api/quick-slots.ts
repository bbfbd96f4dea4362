/** The trainings around today of some teams: enough to see which evening is not planned yet. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, version, team_id, starts_at, ends_at, status, title, objective, place, notes, blocks:training_blocks(id)' as const

const day = 24 * 3_600_000

async function fetchSlots(teamIds: readonly string[], signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('trainings')
      .select(columns)
      .in('team_id', teamIds)
      .gte('starts_at', new Date(Date.now() - 42 * day).toISOString())
      .lt('starts_at', new Date(Date.now() + 43 * day).toISOString())
      .order('starts_at')
      .limit(500)
      .abortSignal(signal),
  )
}

export const quickSlotQueries = {
  of: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: ['training', 'slots', teamIds.toSorted()] as const,
      queryFn: ({ signal }) => fetchSlots(teamIds, signal),
      staleTime: 60_000,
    }),
}

/** Six weeks back, six ahead. */
export function useQuickSlots(teamIds: readonly string[]) {
  return useSuspenseQuery(quickSlotQueries.of(teamIds))
}
