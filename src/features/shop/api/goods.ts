/** The table `product_variants`: sizes with their product, stock and price, for carts. Open to everybody. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, school_id, name, price_cents, stock, archived_at, product:products!product_variants_product(id, name, category, price_cents, status, image_paths)' as const

/** Those of the ids that the reader may still see; at most a cart's worth. */
export async function fetchGoods(ids: readonly string[], signal?: AbortSignal) {
  if (ids.length === 0) return []
  const client = await getDb()
  const query = client
    .from('product_variants')
    .select(columns)
    .in('id', [...ids])
  return unwrap(signal ? query.abortSignal(signal) : query)
}
