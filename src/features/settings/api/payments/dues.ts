/** What somebody still has to pay: fees of their children and their own, and orders waiting for payment. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toDues } from '../../model/payments/dues'
import { payeesOf } from './payees'
import { orderScope } from './orders'

const feeColumns = 'id, player_id, title, amount_cents, currency, due_on' as const
const orderColumns = 'id, player_id, number, total_cents, currency, reserved_until' as const

/** More than a family has open; the next due first. */
const most = 60

async function fetchDues(userId: string, client: QueryClient, signal: AbortSignal) {
  const payees = await payeesOf(client, userId)
  const ids = payees.map(({ id }) => id)
  const supabase = await db()
  const [fees, orders] = await Promise.all([
    ids.length === 0
      ? []
      : unwrap(
          supabase
            .from('fees')
            .select(feeColumns)
            .in('player_id', ids)
            .eq('status', 'due')
            .order('due_on')
            .order('id')
            .limit(most)
            .abortSignal(signal),
        ),
    unwrap(
      supabase
        .from('orders')
        .select(orderColumns)
        .or(orderScope(userId, ids))
        .eq('status', 'payment_pending')
        .order('reserved_until')
        .order('id')
        .limit(most)
        .abortSignal(signal),
    ),
  ])
  return { dues: toDues(fees, orders, payees), hasPayees: ids.length > 0 }
}

const dueQueries = {
  of: (userId: string) =>
    queryOptions({
      queryKey: ['settings', 'dues', userId],
      queryFn: ({ signal, client }) => fetchDues(userId, client, signal),
    }),
}

export function useDues(userId: string) {
  return useQuery(dueQueries.of(userId))
}
