/** The table `shops`: what delivery costs and where goods can be fetched. Open to everybody. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Shops that are open; a closed one sells nothing. */
export async function fetchShops(schoolIds: readonly string[], signal: AbortSignal) {
  if (schoolIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('shops')
      .select(
        'school_id, title, shipping_cents, free_shipping_from_cents, pickup_place, contact_email',
      )
      .eq('is_open', true)
      .in('school_id', [...schoolIds])
      .abortSignal(signal),
  )
}
