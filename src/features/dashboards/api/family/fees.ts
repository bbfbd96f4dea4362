/** What is still to be paid for these children; rows come only for whoever pays for them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from './children'

const columns = 'id, player_id, title, amount_cents, currency, due_on' as const

async function fetchDue(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await db()
  return unwrap(
    client
      .from('fees')
      .select(columns)
      .in('player_id', playerIds)
      .eq('status', 'due')
      .order('due_on')
      .order('id')
      .abortSignal(signal),
  )
}

export const dueFeeQueries = {
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'fees', playerIds],
      queryFn: ({ signal }) => fetchDue(playerIds, signal),
      meta: { isKept: true },
    }),
}

export function useDueFees(playerIds: readonly string[]) {
  return useSuspenseQuery(dueFeeQueries.of(playerIds)).data
}
