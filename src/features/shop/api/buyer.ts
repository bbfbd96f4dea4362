/** Whoever orders: where their last parcel went, and whether, as the database judges it, a guardian pays for them. */
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { contractTermQueries } from '@/features/people/api/contract-terms'
import { orderQueries } from './orders'

async function fetchBuyer(userId: string, client: QueryClient) {
  const [address, terms] = await Promise.all([
    client.fetchQuery(orderQueries.address(userId)),
    client.fetchQuery(contractTermQueries.own()),
  ])
  return { address, isMinor: terms?.needsGuardian ?? false }
}

const buyerQueries = {
  of: (userId: string | null) =>
    queryOptions({
      queryKey: ['shop', 'buyer', userId] as const,
      meta: { reads: ['orders', 'players', 'subscriptions'] },
      queryFn: userId ? ({ client }) => fetchBuyer(userId, client) : skipToken,
    }),
}

/** Null: nobody who may order. */
export function useBuyer(userId: string | null) {
  return useQuery(buyerQueries.of(userId))
}
