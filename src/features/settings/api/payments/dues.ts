/** What somebody still has to pay: fees of their children and their own, and orders waiting for payment. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { fetchDueFees } from '@/features/fees/api/fees'
import { toDues } from '../../model/payments/dues'
import { loadPayees } from '@/features/shop/api/payees'
import { fetchUnpaidOrders } from '@/features/shop/api/orders'

async function fetchDues(userId: string, client: QueryClient, signal: AbortSignal) {
  const payees = await loadPayees(client, userId)
  const ids = payees.map(({ id }) => id)
  const [fees, orders] = await Promise.all([
    fetchDueFees(ids, signal),
    fetchUnpaidOrders(userId, ids, signal),
  ])
  return { dues: toDues(fees, orders, payees), hasPayees: ids.length > 0 }
}

const dueQueries = {
  of: (userId: string) =>
    queryOptions({
      queryKey: ['settings', 'dues', userId],
      meta: { reads: ['fees', 'orders', 'players', 'guardian_links'] },
      queryFn: ({ signal, client }) => fetchDues(userId, client, signal),
    }),
}

export function useDues(userId: string) {
  return useQuery(dueQueries.of(userId))
}
