/** How a subscription stands, and which day comes next. Pure. */

interface Held {
  status: 'active' | 'cancelled' | 'expired'
  auto_renew: boolean
  is_late: boolean
  is_trial: boolean
  trial_ends_at: string | null
  period_ends_at: string
  ended_at: string | null
}

export type SubscriptionState = 'running' | 'trial' | 'ending' | 'late' | 'cancelled' | 'expired'

/** Everything that holds: a trial may end without renewal; `running` only where nothing else is to say. */
export function listStates({ status, auto_renew, is_late, is_trial }: Held): SubscriptionState[] {
  if (status !== 'active') return [status]
  const states: SubscriptionState[] = []
  if (is_late) states.push('late')
  if (is_trial) states.push('trial')
  if (!auto_renew) states.push('ending')
  return states.length > 0 ? states : ['running']
}

export interface NextDay {
  kind: 'renews' | 'first_payment' | 'ends' | 'ended'
  /** ISO instant. */
  at: string
}

/** What happens next, or happened last, and when. */
export function getNextDay(held: Held): NextDay {
  const { status, auto_renew, is_trial, trial_ends_at, period_ends_at, ended_at } = held
  if (status !== 'active') return { kind: 'ended', at: ended_at ?? period_ends_at }
  if (!auto_renew) return { kind: 'ends', at: period_ends_at }
  if (is_trial) return { kind: 'first_payment', at: trial_ends_at ?? period_ends_at }
  return { kind: 'renews', at: period_ends_at }
}
