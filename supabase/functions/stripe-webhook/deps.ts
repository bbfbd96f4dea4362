/** The world outside: the doors of billing as service role, and Stripe. */
import Stripe from 'stripe'
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import { createStripe } from '../_shared/stripe.ts'
import type { Deps } from './handler.ts'
import { createSync } from './sync.ts'

const TOLERANCE_SECONDS = 300

/** Deno has only asynchronous cryptography. */
const crypto = Stripe.createSubtleCryptoProvider()

/** Throws when a setting is missing; null without payments. */
export function readDeps(env: Record<string, string>): Deps | null {
  const stripe = createStripe(env)
  if (!stripe) return null
  const need = createSettings(env)
  const rest = createRest(need('SUPABASE_URL'), need('SUPABASE_SERVICE_ROLE_KEY'))
  const secret = need('STRIPE_WEBHOOK_SECRET')
  return {
    verify: (body, signature) =>
      stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, crypto),
    take: (event, subject) =>
      rest.rpc<boolean>('take_stripe_event', {
        p_id: event.id,
        p_type: event.type,
        p_occurred_at: new Date(event.created * 1000).toISOString(),
        // the rest of it names people and cards, and is fetched anyway
        p_payload: subject,
      }),
    async finish(id, error) {
      await rest.rpc('finish_stripe_event', { p_id: id, p_error: error })
    },
    sync: createSync(stripe, rest),
  }
}
