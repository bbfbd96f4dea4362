/** From Stripe's objects to the arguments of sync_subscription and sync_invoice. Instants there are seconds. */
import type Stripe from 'stripe'
import { getId } from '../_shared/stripe.ts'

interface Seen {
  /** Whose customer it is; null once the account is erased. */
  payerId: string | null
  /** ISO instant, UTC, from before the object was fetched. */
  seenAt: string
}

/** Null for a subscription that sells none of our plans: another product may use the same account. */
export function toSubscriptionRow(
  subscription: Stripe.Subscription,
  { payerId, seenAt }: Seen,
): Record<string, unknown> | null {
  const [item] = subscription.items.data
  // a plan changed at Stripe is known by its price, not by what was once ordered
  const planId = item?.price.metadata.plan_id ?? subscription.metadata.plan_id
  if (!item || !planId) return null
  const { cancel_at_period_end, cancel_at } = subscription
  return {
    p_stripe_id: subscription.id,
    p_stripe_status: subscription.status,
    p_user_id: payerId && (subscription.metadata.user_id ?? payerId),
    p_payer_id: payerId,
    p_plan_id: planId,
    p_auto_renew: !cancel_at_period_end && cancel_at === null && subscription.status !== 'canceled',
    p_started_at: toInstant(subscription.start_date),
    p_period_starts_at: toInstant(item.current_period_start),
    p_period_ends_at: toInstant(item.current_period_end),
    p_seen_at: seenAt,
    p_price_cents: item.price.unit_amount,
    p_trial_ends_at: toInstant(subscription.trial_end),
    p_cancelled_at: toInstant(subscription.canceled_at),
    p_ended_at: toInstant(subscription.ended_at),
  }
}

export function toInvoiceRow(
  invoice: Stripe.Invoice,
  { payerId, seenAt }: Seen,
): Record<string, unknown> {
  const { finalized_at, paid_at } = invoice.status_transitions
  // below nothing where a change of plan gave credit, which stays at Stripe for the next bill
  const total = Math.max(invoice.total, 0)
  const taxes = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return {
    p_stripe_id: invoice.id,
    p_stripe_status: invoice.status ?? 'draft',
    p_user_id: payerId,
    p_total_cents: total,
    p_issued_at: toInstant(finalized_at ?? invoice.created),
    p_seen_at: seenAt,
    p_is_failed: invoice.status === 'open' && invoice.attempt_count > 0,
    p_tax_cents: Math.min(Math.max(taxes, 0), total),
    p_paid_at: toInstant(paid_at),
    p_number: invoice.number,
    p_subscription_stripe_id: findSubscriptionId(invoice),
    p_hosted_url: toSafeAddress(invoice.hosted_invoice_url),
    p_pdf_url: toSafeAddress(invoice.invoice_pdf),
  }
}

export function findSubscriptionId(invoice: Stripe.Invoice): string | null {
  return getId(invoice.parent?.subscription_details?.subscription)
}

function toInstant(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString()
}

/** The database takes encrypted addresses only; those of a stand-in are not. */
function toSafeAddress(address: string | null | undefined): string | null {
  return address?.startsWith('https://') ? address : null
}
