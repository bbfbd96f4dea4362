/** A week of bookings on the school's clock: which days it has and where each booking stands in them. */
import { minutesBetween, plusMinutes } from '@/lib/time/interval'
import { plusDays } from '@/lib/time/calendar-date'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import type { BookedTime } from './booking'
import { clockText, dayMinutes, minutesOf, snapMinutes } from './clock'

export function daysOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => plusDays(monday, index))
}

/** Midnight to midnight, as instants. */
export function timeOfWeek(monday: string, zone: string): BookedTime {
  return {
    starts_at: toInstant({ date: monday, time: '00:00' }, zone),
    ends_at: toInstant({ date: plusDays(monday, 7), time: '00:00' }, zone),
  }
}

/** A booking on one day; minutes after its midnight. One over midnight stands on both days. */
export interface Placed<One> {
  booking: One
  from: number
  to: number
}

export function placedOn<One extends BookedTime>(
  date: string,
  bookings: readonly One[],
  zone: string,
): Placed<One>[] {
  return bookings.flatMap((booking) => {
    const start = toWallClock(booking.starts_at, zone)
    const end = toWallClock(booking.ends_at, zone)
    if (start.date > date || end.date < date) return []
    const from = start.date < date ? 0 : minutesOf(start.time)
    const to = end.date > date ? dayMinutes : minutesOf(end.time)
    return to > from ? [{ booking, from, to }] : []
  })
}

export interface Hours {
  /** Minutes after midnight, whole hours. */
  from: number
  to: number
}

const usual: Hours = { from: 8 * 60, to: 22 * 60 }

/** The hours a club uses, more when something lies outside; what fills a whole day widens nothing. */
export function hoursOf(placed: readonly Hours[]): Hours {
  const partOfDay = placed.filter(({ from, to }) => to - from < dayMinutes)
  return {
    from: Math.min(usual.from, ...partOfDay.map(({ from }) => Math.floor(from / 60) * 60)),
    to: Math.max(usual.to, ...partOfDay.map(({ to }) => Math.ceil(to / 60) * 60)),
  }
}

/** The instants of a stretch of one day. */
export function timeOn(date: string, { from, to }: Hours, zone: string): BookedTime {
  return { starts_at: instantOn(date, from, zone), ends_at: instantOn(date, to, zone) }
}

/** Moved by days and minutes on the school's clock, as long as before in real minutes, within its day. */
export function movedBy(
  time: BookedTime,
  by: { days: number; minutes: number },
  zone: string,
): BookedTime {
  const start = toWallClock(time.starts_at, zone)
  const minutes = Math.min(
    Math.max(minutesOf(start.time) + by.minutes, 0),
    dayMinutes - snapMinutes,
  )
  const starts_at = instantOn(plusDays(start.date, by.days), minutes, zone)
  return {
    starts_at,
    ends_at: plusMinutes(starts_at, minutesBetween(time.starts_at, time.ends_at)),
  }
}

function instantOn(date: string, minutes: number, zone: string): string {
  return minutes >= dayMinutes
    ? toInstant({ date: plusDays(date, 1), time: clockText(minutes - dayMinutes) }, zone)
    : toInstant({ date, time: clockText(minutes) }, zone)
}
