/** What a training is at a moment, and what may still be done with it. Instants as epoch ms or ISO. */
import type { TrainingStatus } from './taxonomy'

export type TrainingState = TrainingStatus | 'running'

interface Scheduled {
  status: TrainingStatus
  starts_at: string
  ends_at: string
}

/** Nobody ticks a session off: a planned one runs and is done by the clock. */
export function stateOf(training: Scheduled, now: number): TrainingState {
  if (training.status !== 'planned') return training.status
  if (Date.parse(training.ends_at) <= now) return 'done'
  return Date.parse(training.starts_at) <= now ? 'running' : 'planned'
}

/** Calling off is news for somebody only while the session is not over. */
export function mayCancel(training: Scheduled, now: number): boolean {
  return training.status === 'planned' && Date.parse(training.ends_at) > now
}

export function mayReinstate(training: Scheduled, now: number): boolean {
  return training.status === 'cancelled' && Date.parse(training.ends_at) > now
}

/** The same rule as the policy trainings_delete. */
export function mayDelete(training: Scheduled, now: number): boolean {
  return training.status === 'planned' && Date.parse(training.starts_at) > now
}
