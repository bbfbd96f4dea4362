/** The world outside: the permission in the seller's own name, Stripe, and the record of what it sent back. */
import Stripe from 'stripe'
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import { createStripe } from '../_shared/stripe.ts'
import type { Deps, Permission } from './handler.ts'

/** Throws when a setting is missing; null without payments. */
export function readDeps(env: Record<string, string>): Deps | null {
  const stripe = createStripe(env)
  if (!stripe) return null
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const anonKey = need('SUPABASE_ANON_KEY')
  const service = createRest(url, need('SUPABASE_SERVICE_ROLE_KEY'))

  return {
    async ask(token, { orderId, amountCents, reason }) {
      const args = { p_order_id: orderId, p_reason: reason, p_amount_cents: amountCents }
      const rest = createRest(url, anonKey, token)
      const [permission] = await rest.rpc<Permission[]>('ask_order_refund', args)
      if (!permission) throw new Error('ask_order_refund gave no permission')
      return permission
    },
    async refund({ payment_reference, amount_cents, attempt_key }, orderId) {
      const wish = {
        payment_intent: payment_reference,
        amount: amount_cents,
        metadata: { order_id: orderId },
      }
      try {
        const key = { idempotencyKey: `order-refund:${attempt_key}` }
        const { id, amount } = await stripe.refunds.create(wish, key)
        return { reference: id, amountCents: amount }
      } catch (error) {
        // the key was used for another sum, or the money went back by Stripe's own dashboard
        const isRefused =
          error instanceof Stripe.errors.StripeInvalidRequestError ||
          error instanceof Stripe.errors.StripeIdempotencyError
        if (!isRefused) throw error
        console.error(`refund-order was refused for ${orderId}: ${error.message}`)
        return null
      }
    },
    async record({ orderId, reason }, { reference, amountCents }) {
      await service.rpc('record_refund', {
        p_order_id: orderId,
        p_reference: reference,
        p_amount_cents: amountCents,
        p_reason: reason,
      })
    },
  }
}
