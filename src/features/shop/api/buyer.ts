/** Whoever orders: where their last parcel went, and whether, as the database judges it, a guardian pays for them. */
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { orderQueries } from './orders'

async function fetchIsMinor(signal: AbortSignal): Promise<boolean> {
  const client = await getDb()
  const [terms] = await unwrap(client.rpc('checkout_terms').abortSignal(signal))
  return terms?.needs_guardian ?? false
}

async function fetchBuyer(userId: string, client: QueryClient, signal: AbortSignal) {
  const [address, isMinor] = await Promise.all([
    client.fetchQuery(orderQueries.address(userId)),
    fetchIsMinor(signal),
  ])
  return { address, isMinor }
}

const buyerQueries = {
  of: (userId: string | null) =>
    queryOptions({
      queryKey: ['shop', 'buyer', userId] as const,
      meta: { reads: ['orders', 'players'] },
      queryFn: userId ? ({ signal, client }) => fetchBuyer(userId, client, signal) : skipToken,
    }),
}

/** Null: nobody who may order. */
export function useBuyer(userId: string | null) {
  return useQuery(buyerQueries.of(userId))
}
