/** The table `products`: one product with its sizes and its shop's terms, for buyers and for those who run the shop. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Category } from '../model/catalogue'
import { findProductPage, type ProductFilter, type ProductStatus } from '../model/desk/product-list'
import { toSizeRows, type ProductValues } from '../model/desk/product-schema'
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

/** All of a shop, drafts and archived ones too: a few dozens. */
async function fetchStocked(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('products')
      .select(
        'id, name, category, price_cents, status, image_paths, sizes:product_variants!product_variants_product(name, sku, price_cents, stock, archived_at, position)',
      )
      .eq('school_id', schoolId)
      .order('name')
      .limit(1000)
      .abortSignal(signal),
  )
  return rows.map(({ sizes, ...product }) => ({
    ...product,
    sizes: sizes
      .filter(({ archived_at }) => archived_at === null)
      .toSorted((a, b) => a.position - b.position),
  }))
}

export type Stocked = Awaited<ReturnType<typeof fetchStocked>>[number]

/** One as its form takes it, sizes that were taken off last. */
async function fetchToEdit(id: string, signal: AbortSignal) {
  const client = await getDb()
  const { sizes, ...product } = await unwrap(
    client
      .from('products')
      .select(
        'id, school_id, name, description, category, price_cents, status, image_paths, updated_at, sizes:product_variants!product_variants_product(id, name, sku, price_cents, archived_at, position)',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
  const getRank = (size: (typeof sizes)[number]) => (size.archived_at ? 1000 : 0) + size.position
  return { ...product, sizes: sizes.toSorted((a, b) => getRank(a) - getRank(b)) }
}

export interface ProductQuestion {
  schoolId: string
  filter: ProductFilter
  locale: string
  toText: (category: Category) => string
}

async function readPage(client: QueryClient, { schoolId, filter, toText }: ProductQuestion) {
  const products = await client.fetchQuery(productQueries.stocked(schoolId))
  return findProductPage(products, filter, toText)
}

export const productQueries = {
  stocked: (schoolId: string) =>
    queryOptions({
      queryKey: ['shop', 'products', 'stocked', schoolId] as const,
      meta: { reads: ['products', 'product_variants'] },
      queryFn: ({ signal }) => fetchStocked(schoolId, signal),
      // stock is others' doing
      staleTime: 10_000,
    }),
  /** A page of them: searching and sorting ask nobody again. */
  page: (question: ProductQuestion) =>
    queryOptions({
      queryKey: [
        'shop',
        'products',
        'page',
        question.schoolId,
        question.locale,
        question.filter,
      ] as const,
      meta: { reads: ['products', 'product_variants'] },
      queryFn: ({ client }) => readPage(client, question),
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  toEdit: (id: string) =>
    queryOptions({
      queryKey: ['shop', 'products', 'edit', id] as const,
      meta: { reads: ['products', 'product_variants'] },
      queryFn: ({ signal }) => fetchToEdit(id, signal),
    }),
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

interface ProductToSave {
  id: string
  schoolId: string
  values: ProductValues
  /** The version that is changed; absent for a new product. */
  seenAt?: string
}

/** Product and sizes, both or none; a new one is a draft. Fails with `stale_row` when somebody saved it meanwhile. */
export function useSaveProduct() {
  return useMutation({
    mutationFn: async ({ id, schoolId, values, seenAt }: ProductToSave) => {
      const client = await getDb()
      await unwrap(
        client.rpc('save_product', {
          p_product_id: id,
          p_school_id: schoolId,
          p_name: values.name,
          p_description: values.description,
          p_category: values.category,
          p_price_cents: values.price ?? 0,
          p_image_paths: values.pictures,
          p_variants: toSizeRows(values.sizes),
          ...(seenAt && { p_seen_at: seenAt }),
        }),
      )
    },
    meta: {
      writes: ['products', 'product_variants', 'stock_movements'],
      success: 'shop/desk:toasts.product_saved',
      silent: true,
    },
  })
}

/** On sale, off sale, archived. Errors: `size_required`, `illegal_move`. */
export function useMoveProduct() {
  return useMutation({
    mutationFn: async ({ id, status }: { id: string; status: ProductStatus }) => {
      const client = await getDb()
      await unwrap(client.from('products').update({ status }).eq('id', id).select('id').single())
    },
    meta: { writes: ['products'], success: 'shop/desk:toasts.product_moved', silent: true },
  })
}
