/** What somebody or a child they pay for ordered in a club shop, newest first. */
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'
import { historyPageSize } from './invoices'
import { loadPayees } from './payees'

const columns =
  'id, number, status, placed_at, item_count, total_cents, currency, tracking_id, carrier, player:players!orders_player(first_name)' as const

export const orderQueries = {
  all: () => ['settings', 'orders'] as const,
  own: (userId: string, page: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), userId, page],
      meta: { reads: ['orders', 'players', 'guardian_links'] },
      queryFn: ({ signal, client }) => fetchOwn({ userId, page }, client, signal),
    }),
}

/** A school's treasury may read every order of the shop: asked for by name here. */
function createOrderScope(userId: string, playerIds: readonly string[]): string {
  const own = `user_id.eq.${userId},payer_id.eq.${userId}`
  return playerIds.length > 0 ? `${own},player_id.in.(${playerIds.join()})` : own
}

interface Wanted {
  userId: string
  page: number
}

async function fetchOwn({ userId, page }: Wanted, client: QueryClient, signal: AbortSignal) {
  const payees = await loadPayees(client, userId)
  const supabase = await getDb()
  const first = (page - 1) * historyPageSize
  return unwrapPage(
    supabase
      .from('orders')
      .select(columns, { count: 'exact' })
      .or(
        createOrderScope(
          userId,
          payees.map(({ id }) => id),
        ),
      )
      .order('placed_at', { ascending: false })
      .order('id')
      .range(first, first + historyPageSize - 1)
      .abortSignal(signal),
  )
}

/** Orders that wait for payment, the first reservation to end first; 60 at most. */
export async function fetchUnpaidOrders(
  userId: string,
  playerIds: readonly string[],
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('orders')
      .select('id, player_id, number, total_cents, currency, reserved_until')
      .or(createOrderScope(userId, playerIds))
      .eq('status', 'payment_pending')
      .order('reserved_until')
      .order('id')
      .limit(60)
      .abortSignal(signal),
  )
}

export type Order = Awaited<ReturnType<typeof fetchOwn>>['rows'][number]

export function useOrders(userId: string, page: number) {
  return useQuery({ ...orderQueries.own(userId, page), placeholderData: keepPreviousData })
}
