/** The table `fees`: what is to be paid for players; rows come only for whoever pays for them. */
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** More than a family has open. */
const most = 60

/** Fees due for these players, the next due first. */
export async function fetchDueFees(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await db()
  return unwrap(
    client
      .from('fees')
      .select('id, player_id, title, amount_cents, currency, due_on')
      .in('player_id', playerIds)
      .eq('status', 'due')
      .order('due_on')
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}
