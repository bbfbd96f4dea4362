/** The table `products`: one product with its sizes and its shop's terms. Open to everybody. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { fetchShops } from './shops'

async function fetchProduct(id: string, signal: AbortSignal) {
  const client = await getDb()
  const { sizes, ...product } = await unwrap(
    client
      .from('products')
      .select(
        'id, school_id, name, description, category, price_cents, status, image_paths, sizes:product_variants!product_variants_product(id, name, price_cents, stock, archived_at, position)',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
  const [terms = null] = await fetchShops([product.school_id], signal)
  return {
    ...product,
    terms,
    sizes: sizes
      .filter(({ archived_at }) => archived_at === null)
      .toSorted((a, b) => a.position - b.position)
      .map((size) => ({ ...size, cents: size.price_cents ?? product.price_cents })),
  }
}

export type Product = Awaited<ReturnType<typeof fetchProduct>>

export const productQueries = {
  details: (id: string) =>
    queryOptions({
      queryKey: ['shop', 'products', id] as const,
      meta: { reads: ['products', 'product_variants', 'shops'] },
      queryFn: ({ signal }) => fetchProduct(id, signal),
      // stock is others' doing
      staleTime: 10_000,
    }),
}

/** One the reader may not see is `not_found`. */
export function useProduct(id: string): Product {
  return useSuspenseQuery(productQueries.details(id)).data
}
