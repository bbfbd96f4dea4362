/** One subscription in full, as `read_subscription` answers it. */
import { z } from 'zod'
import { billingPeriods, planTiers } from '@/features/billing/model/plan-offer'
import { appRoles } from '@/features/session/model/session'

const person = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    avatar_url: z.string().nullable(),
  })
  .nullable()

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['pending', 'paid', 'failed', 'refunded']),
  total_cents: z.number(),
  refunded_cents: z.number(),
  currency: z.string(),
  issued_at: z.string(),
  paid_at: z.string().nullable(),
  pdf_url: z.string().nullable(),
  hosted_url: z.string().nullable(),
})

const eventKinds = ['milestone', 'provider', 'audit', 'notice', 'answer'] as const

const happening = z.object({
  at: z.string(),
  kind: z.enum(eventKinds),
  /** What happened, in the words of its kind. */
  word: z.string(),
  text: z.string().nullable(),
  actor: z.string().nullable(),
})

export const subscriptionChanges = ['end', 'resume'] as const
export type SubscriptionChange = (typeof subscriptionChanges)[number]

const rowSchema = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  payer_id: z.string().nullable(),
  plan_id: z.string(),
  role: z.enum(appRoles),
  tier: z.enum(planTiers),
  period: z.enum(billingPeriods),
  price_cents: z.number(),
  currency: z.string(),
  status: z.enum(['active', 'cancelled', 'expired']),
  stripe_status: z.string(),
  stripe_id: z.string(),
  auto_renew: z.boolean(),
  started_at: z.string(),
  trial_ends_at: z.string().nullable(),
  period_starts_at: z.string(),
  period_ends_at: z.string(),
  cancelled_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  synced_at: z.string(),
  user: person,
  payer: person,
  school: z.object({ id: z.string(), name: z.string(), country: z.string() }).nullable(),
  plan: z.object({ price_cents: z.number(), is_archived: z.boolean() }),
  /** A change that was asked for and that Stripe has not confirmed yet. */
  asked: z.enum(subscriptionChanges).nullable(),
  invoices: z.array(invoice),
  events: z.array(happening),
})

type Row = z.infer<typeof rowSchema>
export type SubscriptionInvoice = Row['invoices'][number]
export type SubscriptionEvent = Row['events'][number]
export interface SubscriptionRecord extends Row {
  is_late: boolean
  is_trial: boolean
}

/** With what follows from the moment it was read. */
export function parseSubscription(answer: unknown, now: Date): SubscriptionRecord {
  const row = rowSchema.parse(answer)
  const isRunning = row.status === 'active'
  return {
    ...row,
    is_late: isRunning && row.stripe_status === 'past_due',
    is_trial: isRunning && row.trial_ends_at !== null && new Date(row.trial_ends_at) > now,
  }
}

/** What an administrator may ask Stripe for; null once it has ended. */
export function findPossibleChange({
  status,
  auto_renew,
}: Pick<Row, 'status' | 'auto_renew'>): SubscriptionChange | null {
  if (status !== 'active') return null
  return auto_renew ? 'end' : 'resume'
}

/** Why a change did not come about: words of ask_subscription_change and of the function around it. */
export const changeFaults = [
  'admin_only',
  'not_running',
  'already_ending',
  'not_ending',
  'subscription_unknown',
  'payments_not_set_up',
  'payments_unavailable',
] as const

export type ChangeFault = (typeof changeFaults)[number]

export function parseChangeFault(word: string | null): ChangeFault {
  return changeFaults.find((known) => known === word) ?? 'payments_unavailable'
}
