import type { KnownOrderStatus } from '@/features/shop/model/order-status'
import type { BadgeTone } from '@/shared/ui/status-badge'

/** The colours of money's states; the words stand beside them. */
export const orderTones: Record<KnownOrderStatus, BadgeTone> = {
  payment_pending: 'amber',
  paid: 'blue',
  shipped: 'blue',
  delivered: 'green',
  cancelled: 'neutral',
  unknown: 'neutral',
}

export const invoiceTones = {
  paid: 'green',
  pending: 'amber',
  failed: 'red',
  refunded: 'neutral',
} as const

export const subscriptionTones = { active: 'green', cancelled: 'neutral', expired: 'red' } as const
