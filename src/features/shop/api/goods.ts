/** The table `product_variants`: sizes with their product, stock and price, for carts and for the shelf. Open to everybody. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
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

async function fetchStock(productId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('product_variants')
      .select('id, stock')
      .eq('product_id', productId)
      .limit(200)
      .abortSignal(signal),
  )
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

const stockQueries = {
  product: (productId: string) =>
    queryOptions({
      queryKey: ['shop', 'stock', productId] as const,
      meta: { reads: ['product_variants'] },
      queryFn: ({ signal }) => fetchStock(productId, signal),
      // sales are others' doing
      staleTime: 0,
    }),
}

/** Pieces of each size by its id; undefined while they are asked for. */
export function useStock(productId: string): ReadonlyMap<string, number> | undefined {
  return useQuery(stockQueries.product(productId)).data
}

export interface StockChange {
  variantId: string
  /** Made once per attempt: asked twice, it moves once. */
  movementId: string
  /** By how many pieces, so that a sale meanwhile is never overwritten. */
  delta: number
  reason: 'delivery' | 'correction'
  note: string
}

/** Errors: `out_of_stock`. */
export function useAdjustStock() {
  return useMutation({
    mutationFn: async ({ variantId, movementId, delta, reason, note }: StockChange) => {
      const client = await getDb()
      return unwrap(
        client.rpc('adjust_stock', {
          p_variant_id: variantId,
          p_delta: delta,
          p_reason: reason,
          p_movement_id: movementId,
          ...(note && { p_note: note }),
        }),
      )
    },
    meta: {
      writes: ['stock_movements'],
      success: 'shop/desk:toasts.stock_changed',
      silent: true,
    },
  })
}
