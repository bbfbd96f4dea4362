/** The table `orders`: what somebody or a child they pay for ordered in club shops, newest first. */
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe, unwrapPage } from '@/lib/supabase/unwrap'
import { listStatuses, type OrderTab } from '../model/order-tabs'
import { fetchNotices } from './notices'
import { loadPayees } from './payees'

export const orderPageSize = 8

const columns =
  'id, number, status, placed_at, item_count, total_cents, currency, tracking_id, carrier, delivery, player:players!orders_player(first_name)' as const

const detailColumns =
  'id, school_id, user_id, player_id, number, status, placed_at, reserved_until, delivery, recipient, street, postal_code, city, country, note, item_count, items_cents, shipping_cents, total_cents, refunded_cents, currency, carrier, tracking_id, paid_at, delivered_at, cancel_reason, player:players!orders_player(first_name), shop:schools!orders_school(name, terms:shops(title, pickup_place, contact_email)), items:order_items(variant_id, product_id, title, variant_name, image_path, unit_cents, quantity, line_cents, variant:product_variants!order_items_variant(sku)), events:order_events(id, status, occurred_at)' as const

export interface OrderList {
  userId: string
  page: number
  tab?: OrderTab
}

export const orderQueries = {
  all: () => ['shop', 'orders'] as const,
  own: (list: OrderList) =>
    queryOptions({
      queryKey: [...orderQueries.all(), list] as const,
      meta: { reads: ['orders', 'players', 'guardian_links'] },
      queryFn: ({ signal, client }) => fetchOwn(list, client, signal),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'details', id] as const,
      meta: { reads: ['orders', 'order_items', 'order_events', 'contract_notices', 'shops'] },
      queryFn: ({ signal }) => fetchOrder(id, signal),
      staleTime: 10_000,
    }),
  address: (userId: string) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'address', userId] as const,
      meta: { reads: ['orders'] },
      queryFn: ({ signal }) => fetchLastAddress(userId, signal),
    }),
}

/** A school's treasury may read every order of the shop: asked for by name here. */
function createOrderScope(userId: string, playerIds: readonly string[]): string {
  const own = `user_id.eq.${userId},payer_id.eq.${userId}`
  return playerIds.length > 0 ? `${own},player_id.in.(${playerIds.join()})` : own
}

async function fetchOwn(
  { userId, page, tab = 'all' }: OrderList,
  client: QueryClient,
  signal: AbortSignal,
) {
  const payees = await loadPayees(client, userId)
  const ids = payees.map(({ id }) => id)
  const supabase = await getDb()
  const first = (page - 1) * orderPageSize
  return unwrapPage(
    supabase
      .from('orders')
      .select(columns, { count: 'exact' })
      .or(createOrderScope(userId, ids))
      .in('status', listStatuses(tab))
      .order('placed_at', { ascending: false })
      .order('id')
      .range(first, first + orderPageSize - 1)
      .abortSignal(signal),
  )
}

/** One the reader has no part in is `not_found`. */
async function fetchOrder(id: string, signal: AbortSignal) {
  const client = await getDb()
  const asked = client
    .from('orders')
    .select(detailColumns)
    .eq('id', id)
    .order('occurred_at', { referencedTable: 'events' })
    .order('title', { referencedTable: 'items' })
    .abortSignal(signal)
    .single()
  const [order, notices] = await Promise.all([unwrap(asked), fetchNotices(id, signal)])
  return { ...order, notices }
}

/** Where the last parcel went; null before the first. */
async function fetchLastAddress(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrapMaybe(
    client
      .from('orders')
      .select('recipient, street, postal_code, city, country')
      .eq('user_id', userId)
      .eq('delivery', 'shipping')
      .order('placed_at', { ascending: false })
      .limit(1)
      .abortSignal(signal)
      .maybeSingle(),
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
export type OrderDetails = Awaited<ReturnType<typeof fetchOrder>>

export function useOrders(list: OrderList) {
  return useQuery(orderQueries.own(list))
}

/** `awaitsPayment`: asks again every two seconds until the payment provider has told the server. */
export function useOrder(id: string, awaitsPayment = false) {
  return useQuery({
    ...orderQueries.details(id),
    refetchInterval: ({ state }) =>
      awaitsPayment && state.data?.status === 'payment_pending' ? 2_000 : false,
  })
}
