/**
 * /v1 and /stripe: in place of Stripe (api.ts says what it can). The SDK is led here by its host, port and protocol.
 *
 * /v1/…                         api.stripe.com
 * GET, POST /stripe/pay/<id>    a checkout session: takes the test cards of cards.ts
 * GET, POST /stripe/portal/<id> a session of the billing portal
 * GET  /stripe, /stripe.json    the clock and all events, newest first
 * POST /stripe/clock            {days}: goes ahead and lets happen what is due
 * POST /stripe/switches         {isHeld, isTwice, isReversed}: how events are sent from now on
 * POST /stripe/deliver          {id…}: exactly these events in this order; without any, all that are held back or failed
 */
import type { Part, PartContext } from '../../http/part'
import { STRIPE_KEYS } from '../../keys'
import { loadDatabase } from './load-database'
import { createApi } from './api'
import { createBilling } from './billing'
import { type Card, checkCard } from './cards'
import { renderDesk } from './pages/desk'
import { renderClosedPage, renderConfirmPage, renderPayPage } from './pages/pay'
import { renderInvoicePage, renderPortalPage } from './pages/portal'
import { createState, getNow, type Session } from './state'
import { createWebhooks } from './webhooks'

const DAY = 86_400
const MOST_DAYS = 800

export function createPayments({ url, db, lock, log }: PartContext): Part {
  const state = createState()
  const { apiVersion, secretKey, webhookSecret } = STRIPE_KEYS
  const webhooks = createWebhooks({
    url: `${url}/functions/v1/stripe-webhook`,
    secret: webhookSecret,
    apiVersion,
    log,
  })
  const billing = createBilling(state, webhooks, url)
  const api = createApi({ state, billing, stack: url, secretKey, apiVersion })
  /** Cards whose bank still asks, by session. */
  const asked = new Map<string, Card>()
  let loaded: Promise<void> | null = null

  async function takePayment(
    request: Request,
    session: Session,
    isConfirming: boolean,
  ): Promise<Response> {
    const price = session.priceId === null ? null : state.prices.get(session.priceId)
    if (session.status !== 'open' || price === undefined) return renderClosedPage(session.cancelUrl)
    if (request.method !== 'POST') return renderPayPage(session, price, null)
    const form = await readForm(request)
    const answer = isConfirming
      ? answerConfirmation(session, form)
      : checkCard(readCard(form), getNow(state))
    if (answer.outcome === 'refused') return renderPayPage(session, price, answer.message)
    if (answer.outcome === 'asks') {
      asked.set(session.id, answer.card)
      return renderConfirmPage(`/stripe/pay/${session.id}/confirm`)
    }
    billing.complete(session, answer.card)
    // Stripe, too, waits for the answer to its events before it leads back
    await webhooks.flush()
    return answerSeeOther(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id))
  }

  function answerConfirmation(session: Session, form: URLSearchParams) {
    const card = asked.get(session.id)
    asked.delete(session.id)
    if (card && form.get('answer') === 'confirm') return { outcome: 'taken' as const, card }
    const message = 'We are unable to authenticate your payment method. Choose another one.'
    return { outcome: 'refused' as const, message }
  }

  async function servePortal(request: Request, id: string): Promise<Response> {
    const portal = state.portals.get(id)
    const customer = portal && state.customers.get(portal.customerId)
    if (!portal || !customer) return renderClosedPage(null)
    if (request.method !== 'POST') return renderPortalPage(portal, customer, state, null)
    const form = await readForm(request)
    const act = form.get('act')
    if (act === 'card') {
      const answer = checkCard(readCard(form), getNow(state))
      if (answer.outcome === 'refused') {
        return renderPortalPage(portal, customer, state, answer.message)
      }
      billing.switchCard(customer.id, answer.card)
    } else {
      const subscription = state.subscriptions.get(form.get('subscription') ?? '')
      const isOwn = subscription?.customerId === customer.id && subscription.status !== 'canceled'
      if (!isOwn) return renderClosedPage(portal.returnUrl)
      billing.setEnding(subscription, act === 'cancel')
    }
    await webhooks.flush()
    return answerSeeOther(`/stripe/portal/${id}`)
  }

  async function serveDesk(request: Request, pathname: string): Promise<Response> {
    if (request.method !== 'POST') {
      if (pathname === '/stripe.json') return Response.json(webhooks.events)
      if (pathname === '/stripe') return renderDesk(state, webhooks.events, webhooks.switches)
      return new Response('Not found', { status: 404 })
    }
    const form = await readForm(request)
    if (pathname === '/stripe/clock') {
      const days = Number(form.get('days'))
      if (!(days > 0 && days <= MOST_DAYS)) return new Response('Not so far', { status: 422 })
      billing.advance(getNow(state) + Math.round(days * DAY))
      await webhooks.flush()
    } else if (pathname === '/stripe/switches') {
      webhooks.switches.isHeld = form.has('isHeld')
      webhooks.switches.isTwice = form.has('isTwice')
      webhooks.switches.isReversed = form.has('isReversed')
    } else if (pathname === '/stripe/deliver') {
      const ids = form.getAll('id')
      if (ids.length > 0) await webhooks.deliver(ids)
      else await webhooks.flush(true).then(() => webhooks.retry())
    } else return new Response('Not found', { status: 404 })
    return answerSeeOther('/stripe')
  }

  return {
    prefixes: ['/v1', '/stripe'],
    async fetch(request) {
      loaded ??= loadDatabase(state, db, lock)
      await loaded
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/v1/')) {
        const answer = await api(request)
        // not waited for: whoever asked may be the webhook itself
        void webhooks.flush()
        return answer
      }
      const [, what, id = '', verb] =
        /^\/stripe\/(pay|portal|invoices)\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? []
      if (what === undefined) return serveDesk(request, pathname)
      if (what === 'portal') return servePortal(request, id)
      const invoice = state.invoices.get(id)
      if (what === 'invoices' && invoice) return renderInvoicePage(invoice, state)
      const session = state.sessions.get(id)
      if (!session) return renderClosedPage(null)
      return takePayment(request, session, verb === 'confirm')
    },
    /** Once somebody has paid here, time goes on: renewals and retries, and events that were not taken. */
    async tick() {
      if (!loaded) return
      await loaded
      billing.advance(getNow(state))
      await webhooks.flush()
      await webhooks.retry()
    },
  }
}

async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text())
}

function readCard(form: URLSearchParams) {
  const read = (name: string) => form.get(name) ?? ''
  return { number: read('number'), expiry: read('expiry'), cvc: read('cvc') }
}

function answerSeeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
