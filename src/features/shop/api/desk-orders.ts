/** Orders as the school handles them: the list, who bought, and what is done with the parcel and the money. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { getListRange } from '@/lib/list-schema'
import { findRefusal } from '@/lib/supabase/find-refusal'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { DeskOrderFilter } from '../model/desk/order-desk'

async function fetchDeskOrders(schoolId: string, filter: DeskOrderFilter, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('list_shop_orders', {
        p_school_id: schoolId,
        p_tab: filter.state,
        p_query: filter.q,
        ...getListRange(filter.page),
      })
      .abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export type DeskOrder = Awaited<ReturnType<typeof fetchDeskOrders>>['rows'][number]

async function fetchPeople(orderId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('order_people', { p_order_id: orderId }).abortSignal(signal).single())
}

/** Whether the goods of an order that was sent are back on the shelf. */
async function fetchIsRestocked(orderId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('stock_movements')
      .select('id')
      .eq('order_id', orderId)
      .eq('reason', 'order_returned')
      .limit(1)
      .abortSignal(signal),
  )
  return rows.length > 0
}

export const deskOrderQueries = {
  list: (schoolId: string, filter: DeskOrderFilter) =>
    queryOptions({
      queryKey: ['shop', 'desk', 'orders', schoolId, filter] as const,
      meta: { reads: ['orders', 'contract_notices', 'users'] },
      queryFn: ({ signal }) => fetchDeskOrders(schoolId, filter, signal),
      placeholderData: keepPreviousData,
      // buying is others' doing
      staleTime: 10_000,
    }),
  people: (orderId: string) =>
    queryOptions({
      queryKey: ['shop', 'desk', 'people', orderId] as const,
      meta: { reads: ['orders', 'users'] },
      queryFn: ({ signal }) => fetchPeople(orderId, signal),
    }),
  isRestocked: (orderId: string) =>
    queryOptions({
      queryKey: ['shop', 'desk', 'restocked', orderId] as const,
      meta: { reads: ['stock_movements'] },
      queryFn: ({ signal }) => fetchIsRestocked(orderId, signal),
    }),
}

/** Undefined until they are known. */
export function useOrderPeople(orderId: string) {
  return useQuery(deskOrderQueries.people(orderId)).data
}

export function useRestockState(orderId: string): boolean | undefined {
  return useQuery(deskOrderQueries.isRestocked(orderId)).data
}

interface Tracking {
  carrier: string
  tracking_id: string
}

/** `isSent`: it is on its way already, and its number is put right. Errors: `illegal_move`, `not_shipped`. */
export function useSaveTracking(orderId: string, isSent: boolean) {
  return useMutation({
    mutationFn: async ({ carrier, tracking_id }: Tracking) => {
      const client = await getDb()
      const args = { p_order_id: orderId, p_carrier: carrier, p_tracking_id: tracking_id }
      if (isSent) await unwrap(client.rpc('correct_tracking', args))
      else await unwrap(client.rpc('mark_shipped', args))
    },
    meta: {
      writes: ['orders', 'order_events'],
      success: 'shop/desk:toasts.tracking_saved',
      silent: true,
    },
  })
}

/** Arrived, or handed over. Errors: `ship_first`, `illegal_move`. */
export function useDeliverOrder() {
  return useMutation({
    mutationFn: async (orderId: string) => {
      const client = await getDb()
      return unwrap(client.rpc('mark_delivered', { p_order_id: orderId }))
    },
    meta: { writes: ['orders', 'order_events'], success: 'shop/desk:toasts.delivered' },
  })
}

/** Puts what came back on the shelf. Errors: `already_returned`. */
export function useRestock() {
  return useMutation({
    mutationFn: async (orderId: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('restock_order', { p_order_id: orderId }))
    },
    meta: { writes: ['stock_movements'], success: 'shop/desk:toasts.restocked' },
  })
}

interface Refund {
  orderId: string
  /** Absent: all that is left. */
  amountCents?: number
  reason: string
}

/** Sends money back to the card; an order that was not sent yet is given up with it. Refused: `unavailable` with the word as detail. */
export function useRefundOrder() {
  return useMutation({
    mutationFn: async (refund: Refund) => {
      const client = await getDb()
      const { error } = await client.functions.invoke('refund-order', { body: refund })
      if (error)
        throw new AppError('unavailable', { detail: await findRefusal(error), cause: error })
    },
    meta: {
      writes: ['orders', 'order_events', 'refunds', 'stock_movements', 'product_variants'],
      success: 'shop/desk:toasts.refunded',
      silent: true,
    },
  })
}
