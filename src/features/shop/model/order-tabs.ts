/** The tabs of somebody's orders (spec section 2) and the states behind each. */
import { z } from 'zod'
import { orderStatuses } from './order-status'

export const orderTabs = ['all', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

export const orderListSchema = z.object({
  tab: z.enum(orderTabs).default('all'),
  page: z.number().int().min(1).max(10_000).default(1),
})

type OrderStatus = (typeof orderStatuses)[number]

export function listStatuses(tab: OrderTab): OrderStatus[] {
  if (tab === 'all') return [...orderStatuses]
  return tab === 'processing' ? ['payment_pending', 'paid'] : [tab]
}
