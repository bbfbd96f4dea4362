/** What a sale asks of Stripe. Every key of a request that makes something comes from what it makes it for. */
import type Stripe from 'stripe'
import type { Offer } from './handler.ts'

const RUNNING = new Set(['trialing', 'active', 'past_due'])

/** A price never changes at Stripe: another amount is another price of the same product. */
export async function createPrice(
  stripe: Stripe,
  offer: Offer,
  { role, tier }: { role: string; tier: string },
): Promise<string> {
  const price = await stripe.prices.create(
    {
      currency: offer.currency.toLowerCase(),
      unit_amount: offer.price_cents,
      tax_behavior: 'inclusive',
      recurring: { interval: offer.period === 'yearly' ? 'year' : 'month' },
      product_data: { name: `Touchline ${toTitle(tier)} (${role})`, metadata: { role, tier } },
      metadata: { plan_id: offer.plan_id },
    },
    { idempotencyKey: `price:${offer.plan_id}:${offer.price_cents}` },
  )
  return price.id
}

function toTitle(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export async function hasSubscription(
  stripe: Stripe,
  customer: string,
  userId: string,
): Promise<boolean> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return data.some(({ status, metadata }) => RUNNING.has(status) && metadata.user_id === userId)
}

interface Sale {
  customerId: string
  priceId: string
  offer: Offer
  locale: 'en' | 'de' | 'bg'
  /** Without a slash at the end. */
  appUrl: string
}

/**
 * At most one page to pay on is open for a person: the same plan again leads to the one that is open, another plan
 * closes it. So nobody pays twice from two tabs.
 */
export async function createSession(stripe: Stripe, sale: Sale): Promise<string> {
  const { customerId, priceId, offer, locale, appUrl } = sale
  const made = await stripe.checkout.sessions.list({ customer: customerId, limit: 100 })
  const own = made.data.filter(({ metadata }) => metadata?.user_id === offer.user_id)
  const terms = { price_id: priceId, trial_days: String(offer.trial_days) }
  for (const session of own.filter(({ status }) => status === 'open')) {
    const { metadata, url } = session
    const isSame = metadata?.price_id === terms.price_id && metadata.trial_days === terms.trial_days
    if (isSame && url) return url
    await stripe.checkout.sessions.expire(session.id)
  }

  const about = { user_id: offer.user_id, payer_id: offer.payer_id, plan_id: offer.plan_id }
  // back on the page that is about the same person
  const child = offer.user_id === offer.payer_id ? '' : `&child=${offer.user_id}`
  const key = [offer.user_id, priceId, offer.trial_days, own[0]?.id ?? 'first'].join(':')
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: offer.user_id,
      line_items: [{ price: priceId, quantity: 1 }],
      locale,
      metadata: { ...about, ...terms },
      subscription_data: {
        metadata: about,
        ...(offer.trial_days > 0 && { trial_period_days: offer.trial_days }),
      },
      success_url: `${appUrl}/settings/payments?checkout=success${child}`,
      cancel_url: `${appUrl}/pricing?checkout=cancelled${child}`,
    },
    { idempotencyKey: `checkout:${key}` },
  )
  if (!session.url) throw new Error('Stripe gave no address to pay at')
  return session.url
}
