/** A training some days later, by the school's clock: 17:30 stays 17:30 over a clock change. */
import { countMinutesBetween, addMinutes } from '@/lib/time/interval'
import { addDays } from '@/lib/time/calendar-date'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'

interface Placed {
  starts_at: string
  ends_at: string
  team: { school: { time_zone: string } }
}

/** `time` is `HH:mm`, or empty to keep each training's own. Answers with instants in ISO. */
export function shiftTraining({ starts_at, ends_at, team }: Placed, days: number, time: string) {
  const zone = team.school.time_zone
  const wall = toWallClock(starts_at, zone)
  const start = toInstant({ date: addDays(wall.date, days), time: time || wall.time }, zone)
  return { starts_at: start, ends_at: addMinutes(start, countMinutesBetween(starts_at, ends_at)) }
}
