/** /v1, as api.stripe.com answers the requests the application makes. */
import { z } from 'zod'
import type { Billing } from './billing'
import { parseForm } from './form'
import {
  renderCustomer,
  renderInvoice,
  renderPortal,
  renderPrice,
  renderSession,
  renderSubscription,
} from './render'
import {
  customerSchema,
  listSchema,
  modeSchema,
  paymentSchema,
  portalSchema,
  priceSchema,
  refundSchema,
  sessionSchema,
  subscriptionSchema,
} from './requests'
import { createId, getNow, type Session, type State } from './state'

interface Settings {
  state: State
  billing: Billing
  stack: string
  secretKey: string
  apiVersion: string
}

interface Answer {
  status: number
  body: unknown
}

/** What Stripe would not do. */
class Refusal extends Error {
  readonly answer: Answer

  constructor(status: number, message: string, more: Record<string, unknown> = {}) {
    super(message)
    const type = status === 401 ? 'authentication_error' : 'invalid_request_error'
    this.answer = { status, body: { error: { type, message, ...more } } }
  }
}

export function createApi({ state, billing, stack, secretKey, apiVersion }: Settings) {
  function createCustomer(asked: unknown) {
    const { email = null, name = null, metadata } = read(customerSchema, asked)
    const created = getNow(state)
    const customer = { id: createId('cus'), email, name, metadata, card: null, created }
    state.customers.set(customer.id, customer)
    return renderCustomer(customer)
  }

  function createPrice(asked: unknown) {
    const { unit_amount, recurring, product_data, metadata } = read(priceSchema, asked)
    const price = {
      id: createId('price'),
      productId: createId('prod'),
      productName: product_data.name,
      cents: unit_amount,
      interval: recurring.interval,
      metadata,
      created: getNow(state),
    }
    state.prices.set(price.id, price)
    return renderPrice(price)
  }

  function createSession(asked: unknown) {
    if (read(modeSchema, asked).mode === 'payment') return createPaymentSession(asked)
    const wish = read(sessionSchema, asked)
    const session: Session = {
      id: createId('cs_test'),
      customerId: find(state.customers, wish.customer, 'customer').id,
      priceId: find(state.prices, wish.line_items[0].price, 'price').id,
      lines: [],
      paymentId: null,
      expiresAt: null,
      status: 'open',
      reference: wish.client_reference_id ?? null,
      metadata: wish.metadata,
      subscriptionMetadata: wish.subscription_data.metadata,
      trialDays: wish.subscription_data.trial_period_days ?? 0,
      successUrl: wish.success_url,
      cancelUrl: wish.cancel_url,
      subscriptionId: null,
      created: getNow(state),
    }
    state.sessions.set(session.id, session)
    return renderSession(session, stack)
  }

  function createPaymentSession(asked: unknown) {
    const wish = read(paymentSchema, asked)
    const now = getNow(state)
    if (wish.expires_at < now + 30 * 60 || wish.expires_at > now + 86_400) {
      throw new Refusal(400, 'expires_at must be between 30 minutes and 24 hours from now')
    }
    const session: Session = {
      id: createId('cs_test'),
      customerId: find(state.customers, wish.customer, 'customer').id,
      priceId: null,
      lines: wish.line_items.map(({ quantity, price_data }) => ({
        name: price_data.product_data.name,
        cents: price_data.unit_amount,
        quantity,
      })),
      paymentId: null,
      expiresAt: wish.expires_at,
      status: 'open',
      reference: wish.client_reference_id ?? null,
      metadata: wish.metadata,
      subscriptionMetadata: {},
      trialDays: 0,
      successUrl: wish.success_url,
      cancelUrl: wish.cancel_url,
      subscriptionId: null,
      created: now,
    }
    state.sessions.set(session.id, session)
    return renderSession(session, stack)
  }

  function createRefund(asked: unknown) {
    const wish = read(refundSchema, asked)
    const payment = find(state.payments, wish.payment_intent, 'payment_intent')
    if (payment.refundedCents === payment.cents)
      throw new Refusal(400, 'Charge has already been refunded')
    const left = payment.cents - payment.refundedCents
    const cents = wish.amount ?? left
    if (cents < 1 || cents > left)
      throw new Refusal(400, 'Refund amount is greater than unrefunded amount on charge')
    return billing.refund(payment, cents, wish.metadata)
  }

  function expireSession(id: string) {
    const session = find(state.sessions, id, 'checkout.session')
    if (session.status !== 'open') throw new Refusal(400, 'Only open sessions can be expired')
    billing.expire(session)
    return renderSession(session, stack)
  }

  function updateSubscription(id: string, asked: unknown) {
    const subscription = find(state.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled') throw new Refusal(400, 'It is canceled')
    const { cancel_at_period_end } = read(subscriptionSchema, asked)
    billing.setEnding(subscription, cancel_at_period_end)
    return renderSubscription(subscription, state)
  }

  function cancelSubscription(id: string) {
    const subscription = find(state.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled') throw createMissing('subscription', id)
    billing.end(subscription)
    return renderSubscription(subscription, state)
  }

  function createPortal(asked: unknown) {
    const wish = read(portalSchema, asked)
    const customerId = find(state.customers, wish.customer, 'customer').id
    const portal = { id: createId('bps'), customerId, returnUrl: wish.return_url }
    state.portals.set(portal.id, portal)
    return renderPortal(portal, stack)
  }

  /** Newest first, as Stripe lists; `render` of what fits the filter. */
  function list<Row extends { customerId: string; status: string }>(
    rows: ReadonlyMap<string, Row>,
    url: string,
    asked: unknown,
    render: (row: Row) => unknown,
  ) {
    const { customer, status, limit = 10 } = read(listSchema, asked)
    const fitting = [...rows.values()]
      .toReversed()
      .filter((row) => customer === undefined || row.customerId === customer)
      .filter((row) => status === undefined || status === 'all' || row.status === status)
    const data = fitting.slice(0, limit).map(render)
    return { object: 'list', data, has_more: fitting.length > limit, url }
  }

  const toSubscription = (row: Parameters<typeof renderSubscription>[0]) =>
    renderSubscription(row, state)
  const toSession = (row: Session) => renderSession(row, stack)
  const toInvoice = (row: Parameters<typeof renderInvoice>[0]) => renderInvoice(row, stack)

  function act(method: string, path: string, asked: unknown): unknown {
    const [, what = '', id = '', verb] =
      /^\/v1\/(checkout\/sessions|billing_portal\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? []
    switch (`${method} ${what}${id ? '/id' : ''}${verb ? `/${verb}` : ''}`) {
      case 'POST customers':
        return createCustomer(asked)
      case 'GET customers/id':
        return renderCustomer(find(state.customers, id, 'customer'))
      case 'POST prices':
        return createPrice(asked)
      case 'GET prices/id':
        return renderPrice(find(state.prices, id, 'price'))
      case 'POST checkout/sessions':
        return createSession(asked)
      case 'GET checkout/sessions':
        return list(state.sessions, path, asked, toSession)
      case 'GET checkout/sessions/id':
        return toSession(find(state.sessions, id, 'checkout.session'))
      case 'POST checkout/sessions/id/expire':
        return expireSession(id)
      case 'GET subscriptions':
        return list(state.subscriptions, path, asked, toSubscription)
      case 'GET subscriptions/id':
        return toSubscription(find(state.subscriptions, id, 'subscription'))
      case 'POST subscriptions/id':
        return updateSubscription(id, asked)
      case 'DELETE subscriptions/id':
        return cancelSubscription(id)
      case 'GET invoices':
        return list(state.invoices, path, asked, toInvoice)
      case 'GET invoices/id':
        return toInvoice(find(state.invoices, id, 'invoice'))
      case 'POST refunds':
        return createRefund(asked)
      case 'POST billing_portal/sessions':
        return createPortal(asked)
      default:
        throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`)
    }
  }

  function checkCaller(request: Request): void {
    if (request.headers.get('authorization') !== `Bearer ${secretKey}`) {
      throw new Refusal(401, 'Invalid API Key provided')
    }
    if (request.headers.get('stripe-version') !== apiVersion) {
      throw new Refusal(400, `This stand-in speaks ${apiVersion}`)
    }
  }

  async function answer(request: Request): Promise<Answer> {
    checkCaller(request)
    const { pathname, searchParams } = new URL(request.url)
    const text = request.method === 'POST' ? await request.text() : searchParams.toString()
    const key = request.headers.get('idempotency-key')
    const asked = `${request.method} ${pathname} ${text}`
    const before = key === null ? undefined : state.answers.get(key)
    if (before && before.asked !== asked) {
      const more = { type: 'idempotency_error' }
      throw new Refusal(400, 'This key was used for another request.', more)
    }
    if (before) return before
    const done = {
      asked,
      status: 200,
      body: act(request.method, pathname, parseForm(new URLSearchParams(text))),
    }
    if (key !== null) state.answers.set(key, done)
    return done
  }

  return async (request: Request): Promise<Response> => {
    const headers = { 'request-id': createId('req') }
    try {
      const { status, body } = await answer(request)
      return Response.json(body, { status, headers })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, body } = error.answer
      return Response.json(body, { status, headers })
    }
  }
}

function read<Schema extends z.ZodType>(schema: Schema, asked: unknown): z.output<Schema> {
  const parsed = schema.safeParse(asked)
  if (parsed.success) return parsed.data
  throw new Refusal(400, z.prettifyError(parsed.error), { code: 'parameter_invalid' })
}

function find<Row>(rows: ReadonlyMap<string, Row>, id: string, kind: string): Row {
  const row = rows.get(id)
  if (row === undefined) throw createMissing(kind, id)
  return row
}

function createMissing(kind: string, id: string): Refusal {
  return new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}
