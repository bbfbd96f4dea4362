/** What the history of a subscription can say, by kind and word of the database. Pure. */
import type { SubscriptionEvent } from './subscription-record'

const words = {
  milestone: {
    started: 'started',
    trial_ended: 'trial_ended',
    renewal_off: 'renewal_off',
    ended: 'ended',
  },
  provider: {
    'customer.subscription.created': 'provider_created',
    'customer.subscription.updated': 'provider_updated',
    'customer.subscription.paused': 'provider_paused',
    'customer.subscription.resumed': 'provider_resumed',
    'customer.subscription.deleted': 'provider_deleted',
    'invoice.finalized': 'bill_made',
    'invoice.paid': 'bill_paid',
    'invoice.payment_failed': 'bill_failed',
    'invoice.voided': 'bill_voided',
    'invoice.marked_uncollectible': 'bill_lost',
  },
  audit: {
    subscription_end_asked: 'end_asked',
    subscription_resume_asked: 'resume_asked',
  },
  notice: { withdrawal: 'withdrawal', cancellation: 'cancellation' },
  answer: { accepted: 'notice_accepted', declined: 'notice_declined', settled: 'notice_settled' },
} as const

type Words = typeof words
type EventText = { [Kind in keyof Words]: Words[Kind][keyof Words[Kind]] }[keyof Words]

/** The key of its words under `history`; null for what this version has no words for. */
export function describeEvent({ kind, word }: Pick<SubscriptionEvent, 'kind' | 'word'>) {
  const known = new Map<string, EventText>(Object.entries(words[kind]))
  return known.get(word) ?? null
}
