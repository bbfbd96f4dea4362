import { equal } from 'node:assert/strict'
import type Stripe from 'stripe'
import { toInvoiceRow, toSubscriptionRow } from './to-rows.ts'

const SEEN = { payerId: 'u1', seenAt: '2026-11-27T10:00:00.000Z' }

/** Of the shapes of Stripe, what is read. */
function createSubscription(changes: Record<string, unknown> = {}): Stripe.Subscription {
  const price = { unit_amount: 300, metadata: { plan_id: 'of-the-price' } }
  const item = { current_period_start: 10, current_period_end: 20, price }
  return Object({
    id: 'sub_1',
    status: 'active',
    metadata: { user_id: 'child', plan_id: 'as-ordered' },
    items: { data: [item] },
    cancel_at: null,
    cancel_at_period_end: false,
    start_date: 5,
    trial_end: null,
    canceled_at: null,
    ended_at: null,
    ...changes,
  })
}

Deno.test('the period is the item’s, the plan the price’s, the person the order’s', () => {
  const row = toSubscriptionRow(createSubscription(), SEEN)
  equal(row?.p_period_ends_at, '1970-01-01T00:00:20.000Z')
  equal(row?.p_plan_id, 'of-the-price')
  equal(row?.p_user_id, 'child')
  equal(row?.p_payer_id, 'u1')
  equal(row?.p_price_cents, 300)
})

Deno.test('every way of ending switches the renewal off', () => {
  for (const end of [
    { cancel_at_period_end: true },
    { cancel_at: 99 },
    { status: 'canceled', ended_at: 7 },
  ]) {
    equal(toSubscriptionRow(createSubscription(end), SEEN)?.p_auto_renew, false)
  }
  equal(toSubscriptionRow(createSubscription(), SEEN)?.p_auto_renew, true)
})

Deno.test('what sells none of our plans, and an erased payer', () => {
  equal(toSubscriptionRow(createSubscription({ items: { data: [] } }), SEEN), null)
  const erased = toSubscriptionRow(createSubscription(), { ...SEEN, payerId: null })
  equal(erased?.p_user_id, null)
})

Deno.test('a bill below nothing, a failed one, and addresses that are not encrypted', () => {
  const invoice: Stripe.Invoice = Object({
    id: 'in_1',
    status: 'open',
    attempt_count: 1,
    total: -500,
    total_taxes: [{ amount: -80 }],
    created: 5,
    status_transitions: { finalized_at: null, paid_at: null },
    hosted_invoice_url: 'http://127.0.0.1/bill',
    invoice_pdf: 'https://stripe.test/pdf',
    parent: null,
  })
  const row = toInvoiceRow(invoice, SEEN)
  equal(row.p_total_cents, 0)
  equal(row.p_tax_cents, 0)
  equal(row.p_is_failed, true)
  equal(row.p_hosted_url, null)
  equal(row.p_pdf_url, 'https://stripe.test/pdf')
  equal(row.p_subscription_stripe_id, null)
})
