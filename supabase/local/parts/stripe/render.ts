/**
 * The objects as Stripe sends them, as far as they are read here. `Shape` holds every field to the SDK's own types: a
 * version that moves or renames one no longer compiles.
 */
import type Stripe from 'stripe'
import {
  createId,
  sumLines,
  type Customer,
  type Invoice,
  type Payment,
  type Portal,
  type Price,
  type Session,
  type State,
  type Subscription,
} from './state'

type Shape<T> = T extends (infer Item)[]
  ? Shape<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Shape<T[Key]> }
    : T

export function renderCustomer(customer: Customer): Shape<Stripe.Customer> {
  const { id, email, name, metadata, created } = customer
  return { id, object: 'customer', email, name, metadata, created, livemode: false }
}

export function renderPrice(price: Price): Shape<Stripe.Price> {
  const { id, productId, cents, interval, metadata, created } = price
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'eur',
    livemode: false,
    metadata,
    product: productId,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
    type: 'recurring',
    unit_amount: cents,
  }
}

export function renderSession(session: Session, stack: string): Shape<Stripe.Checkout.Session> {
  const { id, customerId, status, metadata, created, subscriptionId, priceId } = session
  const isPayment = priceId === null
  return {
    id,
    object: 'checkout.session',
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created,
    currency: 'eur',
    customer: customerId,
    livemode: false,
    metadata,
    mode: isPayment ? 'payment' : 'subscription',
    ...(isPayment && { amount_total: sumLines(session), payment_intent: session.paymentId }),
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    status,
    subscription: subscriptionId,
    success_url: session.successUrl,
    url: status === 'open' ? `${stack}/stripe/pay/${id}` : null,
  }
}

export function renderRefund(
  payment: Payment,
  cents: number,
  metadata: Record<string, string>,
  created: number,
): Shape<Stripe.Refund> {
  return {
    id: createId('re'),
    object: 'refund',
    amount: cents,
    created,
    currency: 'eur',
    metadata,
    payment_intent: payment.id,
    status: 'succeeded',
  }
}

export function renderSubscription(
  subscription: Subscription,
  state: State,
): Shape<Stripe.Subscription> {
  const { id, customerId, status, metadata, priceId } = subscription
  const price = state.prices.get(priceId)
  const item: Shape<Stripe.SubscriptionItem> = {
    id: `si_${id}`,
    object: 'subscription_item',
    current_period_start: subscription.periodStartsAt,
    current_period_end: subscription.periodEndsAt,
    price: price && renderPrice(price),
    quantity: 1,
    subscription: id,
  }
  return {
    id,
    object: 'subscription',
    cancel_at: subscription.isEnding ? subscription.periodEndsAt : null,
    cancel_at_period_end: subscription.isEnding,
    canceled_at: subscription.canceledAt,
    collection_method: 'charge_automatically',
    created: subscription.startedAt,
    currency: 'eur',
    customer: customerId,
    ended_at: subscription.endedAt,
    items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
    livemode: false,
    metadata,
    start_date: subscription.startedAt,
    status,
    trial_end: subscription.trialEndsAt,
    trial_start: subscription.trialEndsAt === null ? null : subscription.startedAt,
  }
}

/** German VAT, contained in the price. */
export function computeTax(cents: number): number {
  return cents - Math.round(cents / 1.19)
}

export function renderInvoice(invoice: Invoice, stack: string): Shape<Stripe.Invoice> {
  const { id, number, customerId, subscriptionId, cents, status, attempts, created } = invoice
  return {
    id,
    object: 'invoice',
    amount_due: cents,
    amount_paid: status === 'paid' ? cents : 0,
    attempt_count: attempts,
    attempted: attempts > 0,
    billing_reason: invoice.reason,
    created,
    currency: 'eur',
    customer: customerId,
    hosted_invoice_url: `${stack}/stripe/invoices/${id}`,
    livemode: false,
    number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscriptionId },
    },
    status,
    status_transitions: { finalized_at: created, paid_at: invoice.paidAt },
    total: cents,
    total_taxes: [{ amount: computeTax(cents), tax_behavior: 'inclusive' }],
  }
}

export function renderPortal(
  { id, customerId, returnUrl }: Portal,
  stack: string,
): Shape<Stripe.BillingPortal.Session> {
  return {
    id,
    object: 'billing_portal.session',
    customer: customerId,
    livemode: false,
    return_url: returnUrl,
    url: `${stack}/stripe/portal/${id}`,
  }
}
