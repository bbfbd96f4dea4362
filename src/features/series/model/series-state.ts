/** What of a slot is still to come. */
import { toWallClock } from '@/lib/time/wall-clock'

interface Period {
  from_on: string
  to_on: string
  team: { school: { time_zone: string } }
}

/** Its last day is behind us, or it has been ended before its first. `now` in epoch milliseconds. */
export function isSeriesOver({ from_on, to_on, team }: Period, now: number): boolean {
  return to_on < toWallClock(now, team.school.time_zone).date || to_on < from_on
}

/** Coming exceptions, next first. */
export function listComingExceptions<Exception extends { on_date: string }>(
  exceptions: readonly Exception[],
  today: string,
): Exception[] {
  return exceptions
    .filter(({ on_date }) => on_date >= today)
    .toSorted((one, other) => one.on_date.localeCompare(other.on_date))
}
