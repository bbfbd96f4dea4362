/** Stopping digests by the link of an e-mail, signed out as well: nothing of the cache is there yet. */
import { getDb } from '@/lib/supabase/client'
import { unwrapVoid } from '@/lib/supabase/unwrap'

/** Puts back what it stopped, too. Error: `unsubscribe_over` (invalid). */
export async function sendUnsubscribe(token: string, isUndo: boolean): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.rpc('unsubscribe_by_token', { p_token: token, p_is_undo: isUndo }))
}
