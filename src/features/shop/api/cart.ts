/**
 * The cart: the table `cart_items` for whoever has a role, this device for everybody else. What lay on the device
 * moves into the account at the next sign-in. `userId`: null where the device keeps it.
 */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '@/features/session/api/session-store'
import type { Session } from '@/features/session/model/session'
import { queryClient } from '@/lib/query/query-client'
import { toAppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe, unwrapVoid } from '@/lib/supabase/unwrap'
import { toCart } from '../model/cart'
import { countPieces, setQuantity, type CartLine } from '../model/device-cart'
import { clearDeviceCart, readDeviceCart, writeDeviceCart } from './device-cart'
import { fetchGoods } from './goods'
import { fetchShops } from './shops'

async function fetchLines(userId: string | null, signal?: AbortSignal): Promise<CartLine[]> {
  if (!userId) return readDeviceCart()
  const client = await getDb()
  const query = client
    .from('cart_items')
    .select('variant_id, quantity')
    .eq('user_id', userId)
    .order('created_at')
    .order('variant_id')
    .limit(200)
  const rows = await unwrap(signal ? query.abortSignal(signal) : query)
  return rows.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }))
}

async function fetchCart(userId: string | null, signal: AbortSignal) {
  const lines = await fetchLines(userId, signal)
  const goods = await fetchGoods(
    lines.map(({ variantId }) => variantId),
    signal,
  )
  const shops = await fetchShops([...new Set(goods.map((row) => row.school_id))], signal)
  return toCart(lines, goods, shops)
}

export const cartQueries = {
  own: (userId: string | null) =>
    queryOptions({
      queryKey: ['shop', 'cart', userId ?? 'device'] as const,
      meta: { reads: ['cart_items', 'products', 'product_variants', 'shops'] },
      queryFn: ({ signal }) => fetchCart(userId, signal),
      // stock and prices are others' doing
      staleTime: 0,
    }),
  count: (userId: string | null) =>
    queryOptions({
      queryKey: ['shop', 'cart-count', userId ?? 'device'] as const,
      meta: { reads: ['cart_items'] },
      queryFn: async ({ signal }) => countPieces(await fetchLines(userId, signal)),
    }),
}

/** Whose cart the open page shows; null: this device's. */
export function useCartOwner(): string | null {
  return getCartOwner(useSession())
}

/** Only people with a role have a cart in the database. */
export function getCartOwner(session: Session | null): string | null {
  const profile = session?.profile
  return profile?.role && !profile.is_suspended ? profile.id : null
}

export function useCart() {
  return useQuery(cartQueries.own(useCartOwner()))
}

/** Zero while it is not known. */
export function useCartCount(): number {
  return useQuery(cartQueries.count(useCartOwner())).data ?? 0
}

async function findQuantity(userId: string, variantId: string): Promise<number> {
  const client = await getDb()
  const row = await unwrapMaybe(
    client
      .from('cart_items')
      .select('quantity')
      .match({ user_id: userId, variant_id: variantId })
      .maybeSingle(),
  )
  return row?.quantity ?? 0
}

async function writeLine(userId: string, { variantId, quantity }: CartLine): Promise<void> {
  const client = await getDb()
  const mine = { user_id: userId, variant_id: variantId }
  if (quantity <= 0) {
    await unwrapVoid(client.from('cart_items').delete().match(mine))
    return
  }
  const saved = await unwrap(
    client.from('cart_items').update({ quantity }).match(mine).select('variant_id'),
  )
  if (saved.length > 0) return
  await unwrap(
    client.from('cart_items').insert({ variant_id: variantId, quantity }).select('variant_id'),
  )
}

/** Puts so many pieces more of a size into the cart; `most` of it, as long as it is in stock. */
export function useAddToCart(userId: string | null) {
  return useMutation({
    mutationFn: async ({ variantId, quantity, most }: CartLine & { most: number }) => {
      const known = userId
        ? await findQuantity(userId, variantId)
        : (readDeviceCart().find((line) => line.variantId === variantId)?.quantity ?? 0)
      const line = { variantId, quantity: Math.min(known + quantity, most) }
      if (userId) await writeLine(userId, line)
      else writeDeviceCart(setQuantity(readDeviceCart(), line))
      return { inCart: line.quantity, added: line.quantity - known }
    },
    meta: { writes: ['cart_items'], silent: true },
  })
}

/** So many pieces of a size; none takes it out. */
export function useSetQuantity(userId: string | null) {
  return useMutation({
    mutationFn: async (line: CartLine) => {
      if (userId) await writeLine(userId, line)
      else writeDeviceCart(setQuantity(readDeviceCart(), line))
    },
    meta: { writes: ['cart_items'] },
  })
}

/** Moves what lies on this device into the account, the larger number of a size counting; what is sold no more stays behind. */
export async function mergeDeviceCart(userId: string | null): Promise<void> {
  const found = readDeviceCart()
  if (!userId || found.length === 0) return
  const known = await fetchLines(userId)
  const moved = found.filter((line) => {
    const before = known.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0
    return before < line.quantity
  })
  // side by side: nobody waits at the sign-in for one size after the other
  await Promise.all(
    moved.map((line) =>
      writeLine(userId, line).catch((error: unknown) => {
        const { code } = toAppError(error)
        if (code !== 'forbidden' && code !== 'conflict') throw error
      }),
    ),
  )
  clearDeviceCart()
  await queryClient.invalidateQueries(cartQueries.own(userId))
  await queryClient.invalidateQueries(cartQueries.count(userId))
}
