/** Stretches of time, between two instants (ISO text) or over whole days (`YYYY-MM-DD`). */

const minuteMs = 60_000

interface Interval {
  starts_at: string
  ends_at: string
}

interface DateRange {
  starts_on: string
  /** The last day, itself included. */
  ends_on: string
}

/** Moves an instant by minutes of real time. */
export function addMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString()
}

/** Real minutes from one instant to another; negative when `end` lies before. */
export function countMinutesBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / minuteMs)
}

/** Whether two intervals share time; one that begins when the other ends does not. */
export function isOverlapping(one: Interval, other: Interval): boolean {
  return (
    Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
    Date.parse(other.starts_at) < Date.parse(one.ends_at)
  )
}

/** Whether two ranges share a day. */
export function isSharingDay(one: DateRange, other: DateRange): boolean {
  return one.starts_on <= other.ends_on && other.starts_on <= one.ends_on
}
