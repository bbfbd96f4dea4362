/** The states an order may be in, as the order history names them. */

export const orderStatuses = [
  'payment_pending',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
] as const

export type KnownOrderStatus = (typeof orderStatuses)[number] | 'unknown'

/** An order in a state that this release does not know reads as unknown (spec section 4). */
export function parseOrderStatus(status: string): KnownOrderStatus {
  return orderStatuses.find((known) => known === status) ?? 'unknown'
}

/** Days after the delivery in which a consumer may withdraw without a reason; `send_notice` decides. */
const withdrawalDays = 14

interface Bought {
  status: string
  /** ISO 8601; null before the delivery. */
  delivered_at: string | null
  notices: readonly { status: string }[]
}

export function canWithdraw({ status, delivered_at, notices }: Bought, now: number): boolean {
  if (!['paid', 'shipped', 'delivered'].includes(status)) return false
  if (notices.some((notice) => notice.status !== 'declined')) return false
  return delivered_at === null || now <= Date.parse(delivered_at) + withdrawalDays * 86_400_000
}
