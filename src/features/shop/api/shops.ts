/** The table `shops`: what delivery costs and where goods can be fetched; open to everybody, and changed by those who run it. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { ShopRow } from '../model/desk/shop-schema'

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

/** Schools whose shop the reader runs, as owner or as treasurer, with its terms once it was opened. */
async function fetchMyShops(signal: AbortSignal) {
  const client = await getDb()
  const ids = await unwrap(client.rpc('my_shop_school_ids').abortSignal(signal))
  if (ids.length === 0) return []
  const rows = await unwrap(
    client
      .from('shops')
      .select(
        'school_id, title, is_open, shipping_cents, free_shipping_from_cents, pickup_place, contact_email, updated_at',
      )
      .in('school_id', ids)
      .limit(100)
      .abortSignal(signal),
  )
  return ids
    .map((schoolId) => ({
      schoolId,
      terms: rows.find(({ school_id }) => school_id === schoolId) ?? null,
    }))
    .toSorted((one, other) => (one.terms?.title ?? '').localeCompare(other.terms?.title ?? ''))
}

export type MyShop = Awaited<ReturnType<typeof fetchMyShops>>[number]

export const myShopQueries = {
  own: (userId: string) =>
    queryOptions({
      queryKey: ['shop', 'mine', userId] as const,
      meta: { reads: ['shops', 'role_assignments', 'school_officers'] },
      queryFn: ({ signal }) => fetchMyShops(signal),
    }),
}

export function useMyShops(userId: string) {
  return useQuery(myShopQueries.own(userId))
}

/** Opens the shop of a school, or changes its terms unless they changed since `seenAt`: then `stale_row`. */
export function useSaveShop(schoolId: string, seenAt: string | null) {
  return useMutation({
    mutationFn: async (row: ShopRow) => {
      const client = await getDb()
      if (seenAt === null) {
        await unwrap(
          client
            .from('shops')
            .insert({ ...row, school_id: schoolId })
            .select('title'),
        )
        return
      }
      const saved = await unwrap(
        client
          .from('shops')
          .update(row)
          .eq('school_id', schoolId)
          .eq('updated_at', seenAt)
          .select('title'),
      )
      if (saved.length === 0) throw createStaleRowError()
    },
    meta: { writes: ['shops'], success: 'shop/desk:toasts.shop_saved', silent: true },
  })
}
