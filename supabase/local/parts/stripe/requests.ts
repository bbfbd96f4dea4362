/** What the application asks of Stripe, and nothing else: an unknown parameter is refused, as Stripe refuses it. */
import { z } from 'zod'

const metadata = z.record(z.string(), z.string()).default({})
const count = z.string().regex(/^\d+$/).transform(Number)
const flag = z.enum(['true', 'false']).transform((word) => word === 'true')
const locale = z.enum(['auto', 'en', 'de', 'bg'])

export const customerSchema = z.strictObject({
  email: z.string().optional(),
  name: z.string().optional(),
  preferred_locales: z.array(z.string()).optional(),
  metadata,
})

export const priceSchema = z.strictObject({
  currency: z.literal('eur'),
  unit_amount: count,
  tax_behavior: z.literal('inclusive'),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  product_data: z.strictObject({ name: z.string().min(1), metadata }),
  metadata,
})

export const sessionSchema = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().optional(),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal('1') })]),
  locale: locale.optional(),
  metadata,
  subscription_data: z
    .strictObject({
      metadata,
      trial_period_days: count.pipe(z.number().min(1)).optional(),
    })
    .default({ metadata: {} }),
  success_url: z.url(),
  cancel_url: z.url(),
})

/** Goods that are paid for once. */
export const paymentSchema = z.strictObject({
  mode: z.literal('payment'),
  customer: z.string(),
  client_reference_id: z.string().optional(),
  payment_method_types: z.tuple([z.literal('card')]),
  line_items: z
    .array(
      z.strictObject({
        quantity: count.pipe(z.number().min(1)),
        price_data: z.strictObject({
          currency: z.literal('eur'),
          unit_amount: count,
          tax_behavior: z.literal('inclusive'),
          product_data: z.strictObject({ name: z.string().min(1) }),
        }),
      }),
    )
    .min(1)
    .max(100),
  locale: locale.optional(),
  metadata,
  payment_intent_data: z.strictObject({ metadata }),
  expires_at: count,
  success_url: z.url(),
  cancel_url: z.url(),
})

export const refundSchema = z.strictObject({
  payment_intent: z.string(),
  amount: count.optional(),
  metadata,
})

export const modeSchema = z.looseObject({ mode: z.enum(['subscription', 'payment']) })

export const subscriptionSchema = z.strictObject({ cancel_at_period_end: flag })

export const portalSchema = z.strictObject({
  customer: z.string(),
  locale: locale.optional(),
  return_url: z.url(),
})

export const listSchema = z.strictObject({
  customer: z.string().optional(),
  status: z.string().optional(),
  limit: count.optional(),
})
