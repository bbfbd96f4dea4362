/** Fetches what an event is about and hands it to the database, which keeps the newest. */
import Stripe from 'stripe'
import { type Rest, RestError } from '../_shared/rest.ts'
import { findPayer, getId } from '../_shared/stripe.ts'
import type { Deps } from './handler.ts'
import { findSubscriptionId, toInvoiceRow, toSubscriptionRow } from './to-rows.ts'

export function createSync(stripe: Stripe, rest: Rest): Deps['sync'] {
  async function syncSubscription(id: string): Promise<boolean> {
    const seenAt = new Date().toISOString()
    const subscription = await stripe.subscriptions.retrieve(id)
    const customerId = getId(subscription.customer)
    const payerId = customerId && (await findPayer(rest, customerId))
    const row = toSubscriptionRow(subscription, { payerId, seenAt })
    if (!row) return false
    try {
      await rest.rpc('sync_subscription', row)
    } catch (error) {
      if (!(error instanceof RestError) || error.reason !== 'already_subscribed') throw error
      await endSecond(id)
    }
    return true
  }

  /** Somebody has one plan: a second one ends at once, and its own event brings it in as cancelled. */
  async function endSecond(id: string): Promise<void> {
    console.error(`stripe-webhook ended ${id}, a second subscription; a payment must be given back`)
    await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `second:${id}` })
  }

  async function syncInvoice(id: string): Promise<void> {
    const seenAt = new Date().toISOString()
    const invoice = await stripe.invoices.retrieve(id)
    const subscriptionId = findSubscriptionId(invoice)
    // the row of the invoice names the row of the subscription, whatever event came first
    if (!subscriptionId || !(await syncSubscription(subscriptionId))) return
    const customerId = getId(invoice.customer)
    const payerId = customerId && (await findPayer(rest, customerId))
    await rest.rpc('sync_invoice', toInvoiceRow(invoice, { payerId, seenAt }))
  }

  async function syncCheckout(id: string): Promise<void> {
    const session = await stripe.checkout.sessions.retrieve(id)
    if (session.mode === 'payment') return confirmOrder(session)
    const subscriptionId = getId(session.subscription)
    if (subscriptionId) await syncSubscription(subscriptionId)
  }

  /** An order of a shop; money for one that was given up meanwhile, or paid otherwise, goes back at once. */
  async function confirmOrder(session: Stripe.Checkout.Session): Promise<void> {
    const orderId = session.metadata?.order_id
    const intent = getId(session.payment_intent)
    if (!orderId || !intent || session.payment_status !== 'paid') return
    const outcome = await rest.rpc<string>('confirm_payment', {
      p_order_id: orderId,
      p_payment_reference: intent,
      p_amount_cents: session.amount_total,
      p_currency: session.currency,
    })
    if (outcome !== 'refund_due') return
    const key = { idempotencyKey: `refund:${intent}` }
    await stripe.refunds.create({ payment_intent: intent, metadata: { order_id: orderId } }, key)
  }

  return async ({ kind, id }) => {
    try {
      if (kind === 'invoice') await syncInvoice(id)
      else if (kind === 'checkout') await syncCheckout(id)
      else await syncSubscription(id)
    } catch (error) {
      // deleted there since: nothing is left to be written down
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      if (error.code !== 'resource_missing') throw error
      console.error(`stripe-webhook: ${kind} ${id} is not there any more`)
    }
  }
}
