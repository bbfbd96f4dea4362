import type { OrderDetails } from '../../../api/orders'
import { listOrderActs } from '../../../model/desk/order-desk'

/** What the school may still do with an order. */
export function findOrderActs(order: OrderDetails) {
  const { status, delivery, total_cents, refunded_cents, paid_at } = order
  return listOrderActs({
    status,
    delivery,
    total_cents,
    refunded_cents,
    paid: paid_at !== null,
  })
}
