/** What a training is at a moment, and what may still be done with it. Instants as epoch ms or ISO. */
import { toWallClock } from '@/lib/time/wall-clock'

export const trainingStatuses = ['planned', 'done', 'cancelled'] as const
export type TrainingStatus = (typeof trainingStatuses)[number]

export type TrainingState = TrainingStatus | 'running'

interface Scheduled {
  status: TrainingStatus
  starts_at: string
  ends_at: string
}

/** Nobody ticks a session off: a planned one runs and is done by the clock. */
export function getTrainingState(training: Scheduled, now: number): TrainingState {
  if (training.status !== 'planned') return training.status
  if (Date.parse(training.ends_at) <= now) return 'done'
  return Date.parse(training.starts_at) <= now ? 'running' : 'planned'
}

/** Calling off is news for somebody only while the session is not over. */
export function canCancel(training: Scheduled, now: number): boolean {
  return training.status === 'planned' && Date.parse(training.ends_at) > now
}

export function canReinstate(training: Scheduled, now: number): boolean {
  return training.status === 'cancelled' && Date.parse(training.ends_at) > now
}

/** The same rule as the policy trainings_delete. */
export function canDelete(training: Scheduled, now: number): boolean {
  return training.status === 'planned' && Date.parse(training.starts_at) > now
}

/** Moving is for what has not begun; a session that is off is taken back first. */
export function canMove(training: Scheduled, now: number): boolean {
  return training.status === 'planned' && Date.parse(training.starts_at) > now
}

/** Attendance opens on the day of the training, by the school's clock. */
export function canRecordAttendance(
  training: Scheduled & { team: { school: { time_zone: string } } },
  now: number,
): boolean {
  const zone = training.team.school.time_zone
  const { date } = toWallClock(training.starts_at, zone)
  return training.status !== 'cancelled' && date <= toWallClock(now, zone).date
}
