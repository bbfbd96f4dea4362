/** A week of bookings on the school's clock: which days it has and where each booking stands in them. */
import { countMinutesBetween, addMinutes } from '@/lib/time/interval'
import { addDays } from '@/lib/time/calendar-date'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import type { BookedTime } from './booking'
import { formatClock, dayMinutes, toMinutes, snapMinutes } from './clock'

export function listDays(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** Midnight to midnight, as instants. */
export function getWeekTime(monday: string, zone: string): BookedTime {
  return {
    starts_at: toInstant({ date: monday, time: '00:00' }, zone),
    ends_at: toInstant({ date: addDays(monday, 7), time: '00:00' }, zone),
  }
}

/** A booking on one day; minutes after its midnight. One over midnight stands on both days. */
export interface Placed<One> {
  booking: One
  from: number
  to: number
}

export function listPlacedOn<One extends BookedTime>(
  date: string,
  bookings: readonly One[],
  zone: string,
): Placed<One>[] {
  return bookings.flatMap((booking) => {
    const start = toWallClock(booking.starts_at, zone)
    const end = toWallClock(booking.ends_at, zone)
    if (start.date > date || end.date < date) return []
    const from = start.date < date ? 0 : toMinutes(start.time)
    const to = end.date > date ? dayMinutes : toMinutes(end.time)
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
export function computeHours(placed: readonly Hours[]): Hours {
  const partOfDay = placed.filter(({ from, to }) => to - from < dayMinutes)
  return {
    from: Math.min(usual.from, ...partOfDay.map(({ from }) => Math.floor(from / 60) * 60)),
    to: Math.max(usual.to, ...partOfDay.map(({ to }) => Math.ceil(to / 60) * 60)),
  }
}

/** Where a week is looked at first: an hour before its earliest booking; null when nothing begins in it. */
export function findOpeningMinute(placed: readonly Hours[], hours: Hours): number | null {
  const starts = placed.filter(({ from, to }) => to - from < dayMinutes).map(({ from }) => from)
  return starts.length === 0 ? null : Math.max(hours.from, Math.min(...starts) - 60)
}

/** The instants of a stretch of one day. */
export function toBookedTime(date: string, { from, to }: Hours, zone: string): BookedTime {
  return { starts_at: toInstantOn(date, from, zone), ends_at: toInstantOn(date, to, zone) }
}

/** Moved by days and minutes on the school's clock, as long as before in real minutes, within its day. */
export function moveTimeBy(
  time: BookedTime,
  by: { days: number; minutes: number },
  zone: string,
): BookedTime {
  const start = toWallClock(time.starts_at, zone)
  const minutes = Math.min(
    Math.max(toMinutes(start.time) + by.minutes, 0),
    dayMinutes - snapMinutes,
  )
  const starts_at = toInstantOn(addDays(start.date, by.days), minutes, zone)
  return {
    starts_at,
    ends_at: addMinutes(starts_at, countMinutesBetween(time.starts_at, time.ends_at)),
  }
}

function toInstantOn(date: string, minutes: number, zone: string): string {
  return minutes >= dayMinutes
    ? toInstant({ date: addDays(date, 1), time: formatClock(minutes - dayMinutes) }, zone)
    : toInstant({ date, time: formatClock(minutes) }, zone)
}
