/** What becomes of subscriptions: bought, renewed, failed, tried again, ended. Everything is told by events. */
import type { Card } from './cards'
import { renderInvoice, renderRefund, renderSession, renderSubscription } from './render'
import {
  addPeriod,
  createId,
  getNow,
  sumLines,
  type Invoice,
  type Payment,
  type Session,
  type State,
  type Subscription,
} from './state'
import type { Webhooks } from './webhooks'

export type Billing = ReturnType<typeof createBilling>

const DAY = 86_400
/** Days until a failed payment is tried again, each time; then the subscription is unpaid. */
const WAITS = [3, 5, 7]

export function createBilling(state: State, webhooks: Webhooks, stack: string) {
  const reportSubscription = (what: string, subscription: Subscription) =>
    webhooks.emit(
      `customer.subscription.${what}`,
      getNow(state),
      renderSubscription(subscription, state),
    )
  const reportInvoice = (what: string, invoice: Invoice) =>
    webhooks.emit(`invoice.${what}`, getNow(state), renderInvoice(invoice, stack))

  function addInvoice(
    subscription: Subscription,
    cents: number,
    reason: Invoice['reason'],
  ): Invoice {
    const invoice: Invoice = {
      id: createId('in'),
      number: `TEST-${String(state.invoices.size + 1).padStart(4, '0')}`,
      customerId: subscription.customerId,
      subscriptionId: subscription.id,
      cents,
      status: 'open',
      attempts: 0,
      reason,
      created: getNow(state),
      paidAt: null,
    }
    state.invoices.set(invoice.id, invoice)
    reportInvoice('finalized', invoice)
    return invoice
  }

  function markPaid(invoice: Invoice): void {
    invoice.status = 'paid'
    invoice.paidAt = getNow(state)
    reportInvoice('paid', invoice)
  }

  /** A card that fails later fails at whatever costs something. */
  function collect(invoice: Invoice): boolean {
    const card = state.customers.get(invoice.customerId)?.card
    if (invoice.cents > 0) invoice.attempts += 1
    if (invoice.cents === 0 || (card && !card.failsLater)) {
      markPaid(invoice)
      return true
    }
    reportInvoice('payment_failed', invoice)
    return false
  }

  function findOpenInvoice(subscription: Subscription): Invoice | undefined {
    return [...state.invoices.values()].find(
      ({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'open',
    )
  }

  function end(subscription: Subscription): void {
    const now = getNow(state)
    subscription.status = 'canceled'
    subscription.canceledAt ??= now
    subscription.endedAt = now
    subscription.retryAt = null
    const open = findOpenInvoice(subscription)
    if (open) {
      open.status = 'void'
      reportInvoice('voided', open)
    }
    reportSubscription('deleted', subscription)
  }

  function renew(subscription: Subscription): void {
    if (subscription.isEnding) return end(subscription)
    const price = state.prices.get(subscription.priceId)
    if (!price) return end(subscription)
    subscription.periodStartsAt = subscription.periodEndsAt
    subscription.periodEndsAt = addPeriod(subscription.periodStartsAt, price.interval)
    const isPaid = collect(addInvoice(subscription, price.cents, 'subscription_cycle'))
    subscription.status = isPaid ? 'active' : 'past_due'
    subscription.retryAt = isPaid ? null : getNow(state) + (WAITS[0] ?? 0) * DAY
    reportSubscription('updated', subscription)
  }

  function tryAgain(subscription: Subscription): void {
    const invoice = findOpenInvoice(subscription)
    const wait = WAITS[invoice?.attempts ?? 0]
    if (!invoice || collect(invoice)) {
      subscription.status = 'active'
      subscription.retryAt = null
    } else if (wait === undefined) {
      subscription.status = 'unpaid'
      subscription.retryAt = null
    } else {
      subscription.retryAt = getNow(state) + wait * DAY
    }
    reportSubscription('updated', subscription)
  }

  function getDueAt({ status, retryAt, periodEndsAt }: Subscription): number {
    if (status === 'canceled' || status === 'unpaid') return Number.POSITIVE_INFINITY
    return Math.min(retryAt ?? Number.POSITIVE_INFINITY, periodEndsAt)
  }

  /** Goods are paid for. */
  function settle(session: Session): void {
    if (session.status !== 'open') return
    const payment = { id: createId('pi'), cents: sumLines(session), refundedCents: 0 }
    state.payments.set(payment.id, payment)
    session.status = 'complete'
    session.paymentId = payment.id
    webhooks.emit('checkout.session.completed', getNow(state), renderSession(session, stack))
  }

  function expire(session: Session): void {
    session.status = 'expired'
    webhooks.emit('checkout.session.expired', getNow(state), renderSession(session, stack))
  }

  return {
    expire,
    end,
    /** The subscription that was ordered begins; the card has been checked. */
    complete(session: Session, card: Card): void {
      if (session.priceId === null) return settle(session)
      const customer = state.customers.get(session.customerId)
      const price = state.prices.get(session.priceId)
      if (!customer || !price || session.status !== 'open') return
      customer.card = card
      const now = getNow(state)
      const trialEndsAt = session.trialDays > 0 ? now + session.trialDays * DAY : null
      const subscription: Subscription = {
        id: createId('sub'),
        customerId: customer.id,
        priceId: price.id,
        status: trialEndsAt ? 'trialing' : 'active',
        metadata: session.subscriptionMetadata,
        startedAt: now,
        periodStartsAt: now,
        periodEndsAt: trialEndsAt ?? addPeriod(now, price.interval),
        trialEndsAt,
        isEnding: false,
        canceledAt: null,
        endedAt: null,
        retryAt: null,
      }
      state.subscriptions.set(subscription.id, subscription)
      session.status = 'complete'
      session.subscriptionId = subscription.id
      reportSubscription('created', subscription)
      markPaid(addInvoice(subscription, trialEndsAt ? 0 : price.cents, 'subscription_create'))
      const object = renderSession(session, stack)
      webhooks.emit('checkout.session.completed', now, object)
    },
    /** So much of a payment goes back. */
    refund(payment: Payment, cents: number, metadata: Record<string, string>) {
      payment.refundedCents += cents
      const refund = renderRefund(payment, cents, metadata, getNow(state))
      webhooks.emit('refund.created', getNow(state), refund)
      return refund
    },
    setEnding(subscription: Subscription, isEnding: boolean): void {
      subscription.isEnding = isEnding
      subscription.canceledAt = isEnding ? getNow(state) : null
      reportSubscription('updated', subscription)
    },
    /** What could not be paid by the old card is tried with the new one. */
    switchCard(customerId: string, card: Card): void {
      const customer = state.customers.get(customerId)
      if (!customer) return
      customer.card = card
      for (const subscription of state.subscriptions.values()) {
        const isOwn = subscription.customerId === customerId
        if (isOwn && findOpenInvoice(subscription) && subscription.status !== 'canceled') {
          tryAgain(subscription)
        }
      }
    },
    /** Sets the clock to `target`, seconds, and lets happen in its order what is due until then. */
    advance(target: number): void {
      for (;;) {
        const due = [...state.subscriptions.values()].toSorted((a, b) => getDueAt(a) - getDueAt(b))
        const [next] = due
        if (!next || getDueAt(next) > target) break
        state.ahead += Math.max(getDueAt(next) - getNow(state), 0)
        if (next.retryAt !== null && next.retryAt <= next.periodEndsAt) tryAgain(next)
        else renew(next)
      }
      state.ahead += Math.max(target - getNow(state), 0)
      for (const session of state.sessions.values()) {
        const endsAt = session.expiresAt ?? session.created + DAY
        if (session.status === 'open' && endsAt <= getNow(state)) expire(session)
      }
    },
  }
}
