/** The world outside: the offer in the person's own name, the rest as service role, and Stripe. */
import { createRest, type Rest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import { createStripe, findCustomer } from '../_shared/stripe.ts'
import type { Deps, Offer } from './handler.ts'
import { createPayment, type Order, type OrderItem } from './order.ts'
import { createPrice, createSession, hasSubscription } from './sell.ts'

/** Throws when a setting is missing; null without payments. */
export function readDeps(env: Record<string, string>): Deps | null {
  const stripe = createStripe(env)
  if (!stripe) return null
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const anonKey = need('SUPABASE_ANON_KEY')
  const appUrl = need('APP_URL')
  const rest = createRest(url, need('SUPABASE_SERVICE_ROLE_KEY'))

  async function findOrCreateCustomer(payerId: string): Promise<string> {
    const known = await findCustomer(rest, payerId)
    if (known) return known
    const person = await readPerson(rest, payerId)
    // two calls at once are given the same customer by the same key
    const made = await stripe.customers.create(
      {
        email: person.email ?? undefined,
        name: `${person.first_name} ${person.last_name}`,
        preferred_locales: [person.locale],
        metadata: { user_id: payerId },
      },
      { idempotencyKey: `customer:${payerId}` },
    )
    await rest.insert('stripe_customers', { user_id: payerId, stripe_id: made.id })
    return (await findCustomer(rest, payerId)) ?? made.id
  }

  return {
    async findOffer(token, planId, userId) {
      const args = { p_plan_id: planId, p_user_id: userId }
      const [offer] = await createRest(url, anonKey, token).rpc<Offer[]>('checkout_offer', args)
      if (!offer) throw new Error('checkout_offer gave no offer')
      return offer
    },
    findOrCreateCustomer,
    async findOrCreatePrice(offer) {
      const plans = await rest.select<PlanName[]>(`plans?select=role,tier&id=eq.${offer.plan_id}`)
      const priceId = await createPrice(stripe, offer, plans[0] ?? { role: 'any', tier: 'plan' })
      // not where the amount was changed meanwhile
      const rows = `plans?id=eq.${offer.plan_id}&price_cents=eq.${offer.price_cents}`
      await rest.update(rows, { stripe_price_id: priceId })
      return priceId
    },
    isSubscribed: (customerId, userId) => hasSubscription(stripe, customerId, userId),
    async openSession(customerId, priceId, offer) {
      const { locale } = await readPerson(rest, offer.payer_id)
      return createSession(stripe, { customerId, priceId, offer, locale, appUrl })
    },
    async openPayment(token, orderId) {
      const asCaller = createRest(url, anonKey, token)
      const order = await asCaller.rpc<Order>('open_order_payment', { p_order_id: orderId })
      const items = await asCaller.select<OrderItem[]>(
        `order_items?select=title,variant_name,unit_cents,quantity&order_id=eq.${order.id}`,
      )
      const customerId = await findOrCreateCustomer(order.payer_id)
      const { locale } = await readPerson(rest, order.payer_id)
      return createPayment(stripe, { customerId, order, items, locale, appUrl, now: Date.now() })
    },
  }
}

interface PlanName {
  role: string
  tier: string
}

interface Person {
  email: string | null
  first_name: string
  last_name: string
  locale: 'en' | 'de' | 'bg'
}

async function readPerson(rest: Rest, userId: string): Promise<Person> {
  const columns = 'email,first_name,last_name,locale'
  const [person] = await rest.select<Person[]>(`users?select=${columns}&id=eq.${userId}`)
  if (!person) throw new Error('The payer has no profile')
  return person
}
