/** When the list of a training may be kept: from the day of the training on, by the school's clock. */
import { toWallClock } from '@/lib/time/wall-clock'
import type { TrainingStatus } from '@/features/teams/model/training-state'

interface Scheduled {
  starts_at: string
  status: TrainingStatus
  team: { school: { time_zone: string } }
}

/** `now` in epoch ms; the same rule as `training_to_record` in the database. */
export function canRecordAttendance({ starts_at, status, team }: Scheduled, now: number): boolean {
  const zone = team.school.time_zone
  return status !== 'cancelled' && toWallClock(now, zone).date >= toWallClock(starts_at, zone).date
}
