/** Orders as the school handles them: what the list can be asked for, and what each state allows. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { createListSchema } from '@/lib/list-schema'
import { orderStatuses } from '../order-status'
import { formatTypedPrice, parsePrice } from './price'

export const deskStates = ['to_handle', ...orderStatuses, 'all'] as const

export const deskOrderSchema = createListSchema({
  tab: z.literal('orders').default('orders'),
  shop: z.string().default(''),
  state: z.enum(deskStates).default('to_handle'),
  sort: z.literal('state').default('state'),
})

export type DeskOrderFilter = z.output<typeof deskOrderSchema>

export const trackingLimits = { carrier: 60, trackingId: 100 } as const

const errors = 'shop/desk:errors'

const createText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `${errors}.too_long` })

/** A letter has neither. */
export const trackingSchema = z.object({
  carrier: createText(trackingLimits.carrier),
  tracking_id: createText(trackingLimits.trackingId),
})

export const reasonLimits = { min: 5, max: 300, answer: 1000 } as const

const reasonSchema = z
  .string()
  .trim()
  .min(reasonLimits.min, { error: `${errors}.reason` })
  .max(reasonLimits.max, { error: `${errors}.too_long` })

export const cancelSchema = z.object({ reason: createText(reasonLimits.max) })

/** `leftCents`: of what was paid and not sent back yet. */
export function createRefundSchema(leftCents: number) {
  return z.object({
    amount: z
      .string()
      .trim()
      .transform((typed, context) => {
        const cents = parsePrice(typed)
        if (cents !== null && cents >= 1 && cents <= leftCents) return cents
        context.issues.push({ code: 'custom', input: typed, message: `${errors}.refund` })
        return z.NEVER
      }),
    reason: reasonSchema,
  })
}

export function createRefundInput(leftCents: number, locale: string) {
  return { amount: formatTypedPrice(leftCents, locale), reason: '' }
}

/** A withdrawal may be declined with a reason alone. */
export function createAnswerSchema(isDeclined: boolean) {
  const text = createText(reasonLimits.answer)
  return z.object({
    answer: isDeclined ? text.min(1, { error: `${errors}.answer` }) : text,
  })
}

export const stockSchema = z
  .object({
    reason: z.enum(['delivery', 'correction']),
    pieces: z
      .number({ error: `${errors}.pieces` })
      .int({ error: `${errors}.pieces` })
      .min(-10_000, { error: `${errors}.pieces` })
      .max(10_000, { error: `${errors}.pieces` }),
    note: createText(reasonLimits.max),
  })
  .refine(({ reason, pieces }) => (reason === 'delivery' ? pieces > 0 : pieces !== 0), {
    path: ['pieces'],
    error: `${errors}.pieces`,
  })

/** More went out than there is. */
export function describeStockFailure({ detail }: AppError): Partial<Record<string, string>> {
  return detail === 'out_of_stock' ? { pieces: `${errors}.out_of_stock` } : {}
}

interface Handled {
  status: string
  delivery: string
  total_cents: number | null
  refunded_cents: number
  paid: boolean
}

/** What the school may still do with an order; the database decides again. */
export function listOrderActs({ status, delivery, ...order }: Handled) {
  const isPaid = status === 'paid'
  const isOut = status === 'shipped' || status === 'delivered'
  const left = (order.total_cents ?? 0) - order.refunded_cents
  return {
    canShip: isPaid && delivery === 'shipping',
    canHandOver: isPaid && delivery === 'pickup',
    canArrive: status === 'shipped',
    canCorrectTracking: isOut && delivery === 'shipping',
    canCancel: status === 'payment_pending',
    /** Cancelled with its money sent back. */
    canGiveUp: isPaid,
    /** Also of one that was cancelled after it was paid. */
    canRefund: order.paid && !isPaid && left > 0,
    canRestock: isOut,
    leftCents: left,
  }
}

const refundFaults = [
  'payments_not_set_up',
  'payments_unavailable',
  'order_not_found',
  'reason_required',
  'not_paid',
  'nothing_to_refund',
  'refund_too_high',
  'refund_refused',
] as const

/** Why no money went back, as a key below `shop/desk:refund.faults`. */
export function findRefundFault({ detail }: AppError) {
  return refundFaults.find((known) => known === detail) ?? 'payments_unavailable'
}
