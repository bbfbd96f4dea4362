/** The last word of a family per purpose, as the staff of a child need to know it. */
import { useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'purpose, is_given, given_at, needs_renewal' as const

async function fetchConsents(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('current_consents').select(columns).eq('player_id', playerId).abortSignal(signal),
  )
}

export function usePlayerConsents(playerId: string) {
  return useQuery({
    queryKey: ['people', 'consents', playerId],
    meta: { reads: ['consents'] },
    queryFn: ({ signal }) => fetchConsents(playerId, signal),
  })
}
