/**
 * Leads to the page where a card is given: `{kind: 'subscription', planId, userId?}` or `{kind: 'order', orderId}` →
 * `{url}`. The browser names a plan and, for a child of the caller, whose plan it will be, or an order that was placed;
 * prices, trial and the addresses to come back to are decided here and in the database. Refusals carry the code that
 * checkout_offer or open_order_payment raises.
 */
import { readCaller, readToken } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'
import { RestError } from '../_shared/rest.ts'

/** What checkout_offer answers. */
export interface Offer {
  plan_id: string
  user_id: string
  payer_id: string
  period: 'monthly' | 'yearly'
  price_cents: number
  currency: string
  trial_days: number
  /** Null until the plan is first sold at this price. */
  stripe_price_id: string | null
}

export interface Deps {
  /** Asked in the name of whoever the token belongs to; throws RestError when it may not be sold to them. */
  findOffer(token: string, planId: string, userId: string | null): Promise<Offer>
  findOrCreateCustomer(payerId: string): Promise<string>
  findOrCreatePrice(offer: Offer): Promise<string>
  /** At Stripe, whose message about it may still be on its way to us. */
  isSubscribed(customerId: string, userId: string): Promise<boolean>
  /** The address of a page to pay on; the one that is open already, when there is one for the same. */
  openSession(customerId: string, priceId: string, offer: Offer): Promise<string>
  /** The same for an order, asked in the name of whoever the token belongs to, who becomes its payer. */
  openPayment(token: string, orderId: string): Promise<string>
}

const REFUSALS = new Map([
  ['account_inactive', 403],
  ['read_only_session', 403],
  ['not_your_child', 403],
  ['guardian_must_pay', 403],
  ['plan_not_found', 404],
  ['plan_is_free', 422],
  ['plan_not_for_role', 422],
  ['already_subscribed', 409],
  ['order_not_found', 404],
  ['not_payable', 409],
  ['reservation_over', 409],
])

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `deps` is null where nobody has set up payments. */
export async function handle(request: Request, deps: Deps | null): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  const caller = readCaller(request)
  const token = readToken(request)
  if (!caller?.userId || !token) return reply({ message: 'Sign in first.' }, 401)
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)
  if (!deps) return reply({ code: 'payments_not_set_up' }, 501)
  const wish = await readWish(request)
  if (!wish) return reply({ code: 'invalid_request' }, 400)
  try {
    if ('orderId' in wish) return reply({ url: await deps.openPayment(token, wish.orderId) })
    return await sell(token, wish, deps)
  } catch (error) {
    const code = error instanceof RestError ? (error.reason ?? '') : ''
    const status = REFUSALS.get(code)
    if (status) return reply({ code }, status)
    console.error('checkout failed:', error)
    return reply({ code: 'payments_unavailable' }, 503)
  }
}

interface PlanWish {
  planId: string
  userId: string | null
}

async function readWish(request: Request): Promise<PlanWish | { orderId: string } | null> {
  const body: unknown = await request.json().catch(() => null)
  const { kind, planId, userId = null, orderId } = Object(body)
  const isId = (value: unknown) => typeof value === 'string' && ID.test(value)
  if (kind === 'order' && isId(orderId)) return { orderId }
  if (kind !== 'subscription' || !isId(planId)) return null
  return userId === null || isId(userId) ? { planId, userId } : null
}

async function sell(token: string, { planId, userId }: PlanWish, deps: Deps): Promise<Response> {
  const offer = await deps.findOffer(token, planId, userId)
  const customerId = await deps.findOrCreateCustomer(offer.payer_id)
  if (await deps.isSubscribed(customerId, offer.user_id)) {
    return reply({ code: 'already_subscribed' }, 409)
  }
  const priceId = offer.stripe_price_id ?? (await deps.findOrCreatePrice(offer))
  return reply({ url: await deps.openSession(customerId, priceId, offer) })
}
