/** Names and pictures of accounts, as far as one has to do with them. */
import type { Db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'user_id, first_name, last_name, avatar_url' as const

/** By account; who may not be known is missing. */
export async function fetchCards(client: Db, ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) return new Map<string, Card>()
  const rows = await readCards(client, [...new Set(ids)], signal)
  return new Map(rows.map((row) => [row.user_id, row]))
}

async function readCards(client: Db, ids: string[], signal: AbortSignal) {
  return unwrap(client.from('person_cards').select(columns).in('user_id', ids).abortSignal(signal))
}

export type Card = Awaited<ReturnType<typeof readCards>>[number]
