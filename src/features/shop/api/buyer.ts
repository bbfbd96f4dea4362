/** Whoever orders: where their last parcel went, and whether a guardian pays for them. */
import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { fetchOwnPlayers } from '@/features/people/api/players/player-rows'
import { isUnderAge } from '../model/is-under-age'
import { orderQueries } from './orders'

async function fetchBuyer(userId: string, client: QueryClient, signal: AbortSignal) {
  const [address, players] = await Promise.all([
    client.fetchQuery(orderQueries.address(userId)),
    fetchOwnPlayers(userId, signal),
  ])
  const isMinor = players.some(({ date_of_birth: born }) => isUnderAge(born, new Date()))
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
