/** The states an order may be in, as the order history names them. */

const orderStatuses = ['payment_pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const

export type KnownOrderStatus = (typeof orderStatuses)[number] | 'unknown'

/** An order in a state that this release does not know reads as unknown (spec section 4). */
export function parseOrderStatus(status: string): KnownOrderStatus {
  return orderStatuses.find((known) => known === status) ?? 'unknown'
}
