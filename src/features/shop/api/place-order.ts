/** Ordering what the cart holds of one shop, paying for it, and giving an order up. */
import { useMutation } from '@tanstack/react-query'
import { openProviderPage } from '@/lib/payments/provider-page'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Delivery } from '../model/cart'

export interface Purchase {
  /** Made once per attempt: asked twice, it is ordered once. */
  orderId: string
  schoolId: string
  /** What the person saw, shipping included, in cents: compared in the database, never used. */
  totalCents: number
  delivery: Delivery
  recipient: string
  street: string
  postal_code: string
  city: string
  country: string
  note: string
}

/** Answers the order. Errors of `place_order` (invalid and forbidden) carry their word as detail. */
export function usePlaceOrder() {
  return useMutation({
    mutationFn: async (purchase: Purchase) => {
      const client = await getDb()
      const { delivery, note } = purchase
      return unwrap(
        client.rpc('place_order', {
          p_order_id: purchase.orderId,
          p_school_id: purchase.schoolId,
          p_expected_total_cents: purchase.totalCents,
          p_delivery: delivery,
          ...(note && { p_note: note }),
          ...(delivery === 'shipping' && {
            p_recipient: purchase.recipient,
            p_street: purchase.street,
            p_postal_code: purchase.postal_code,
            p_city: purchase.city,
            p_country: purchase.country,
          }),
        }),
      )
    },
    // the cart is emptied by whoever shows it, once it is left
    meta: { writes: ['orders', 'order_items'], silent: true },
  })
}

/** Leaves for the payment provider's page; rejects when it does not open. */
export async function openPayment(orderId: string): Promise<void> {
  await openProviderPage('checkout', { kind: 'order', orderId })
}

/** An order that is not paid yet; the shop says why. Errors: `not_cancellable`. */
export function useCancelOrder() {
  return useMutation({
    mutationFn: async ({ id, reason }: { id: string; reason?: string }) => {
      const client = await getDb()
      return unwrap(
        client.rpc('cancel_order', { p_order_id: id, ...(reason && { p_reason: reason }) }),
      )
    },
    meta: {
      writes: ['orders', 'order_events', 'product_variants'],
      success: 'shop:toasts.cancelled',
    },
  })
}
