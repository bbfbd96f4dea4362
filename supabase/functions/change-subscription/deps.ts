/** The world outside: the permission in the administrator's own name, and Stripe. */
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

  return {
    async ask(token, { subscriptionId, change, reason }) {
      const args = { p_subscription_id: subscriptionId, p_change: change, p_reason: reason }
      const rest = createRest(url, anonKey, token)
      const [permission] = await rest.rpc<Permission[]>('ask_subscription_change', args)
      if (!permission) throw new Error('ask_subscription_change gave no permission')
      return permission
    },
    async change(stripeId, change, key) {
      const ending = { cancel_at_period_end: change === 'end' }
      try {
        await stripe.subscriptions.update(stripeId, ending, { idempotencyKey: key })
        return true
      } catch (error) {
        // it ended there, and the message about it is still on its way
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        console.error(`change-subscription was refused for ${stripeId}: ${error.message}`)
        return false
      }
    },
  }
}
