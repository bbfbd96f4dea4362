/** The dates a weekly slot has, before anything is saved: the same rule as the database's plan_series. */
import { addDays } from '@/lib/time/calendar-date'
import { addMinutes } from '@/lib/time/interval'
import { toInstant } from '@/lib/time/wall-clock'
import { getIsoWeekday } from './weekdays'

export interface SeriesShape {
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  /** `HH:mm` on the school's wall. */
  time: string
  minutes: number
  /** First and last day, `YYYY-MM-DD`. */
  from_on: string
  to_on: string
}

/** Days without training, the last one included. */
export interface SkippedRange {
  from: string
  to: string
  reason: string
}

export interface SeriesDate {
  date: string
  /** Instants in ISO. */
  startsAt: string
  endsAt: string
  /** Why there is no training; null when there is one. */
  skip: SkippedRange | null
  /** The clocks changed since the date before: an hour forward, back, or not at all. */
  clocks: 'forward' | 'back' | null
}

/** A series lasts a season: the database refuses more days. */
export const longestSeries = 400

/** Every date from `from_on` to `to_on` that is still to come at `now` (epoch ms), in order. */
export function listSeriesDates(
  shape: SeriesShape,
  zone: string,
  skips: readonly SkippedRange[],
  now: number,
): SeriesDate[] {
  const dates: SeriesDate[] = []
  for (let ahead = 0; ahead <= longestSeries; ahead += 1) {
    const date = addDays(shape.from_on, ahead)
    if (date > shape.to_on) break
    if (!shape.weekdays.includes(getIsoWeekday(date))) continue
    const startsAt = toInstant({ date, time: shape.time }, zone)
    if (Date.parse(startsAt) <= now) continue
    const skip = skips.find(({ from, to }) => from <= date && date <= to) ?? null
    const before = dates.at(-1)
    dates.push({
      date,
      startsAt,
      endsAt: addMinutes(startsAt, shape.minutes),
      skip,
      clocks: before ? classifyClockChange(before, { date, startsAt }, shape.time) : null,
    })
  }
  return dates
}

/** An hour less than whole days lies between two equal clock times in spring, an hour more in autumn. */
function classifyClockChange(
  before: { date: string; startsAt: string },
  after: { date: string; startsAt: string },
  time: string,
): SeriesDate['clocks'] {
  const days = Date.parse(`${after.date}T${time}Z`) - Date.parse(`${before.date}T${time}Z`)
  const real = Date.parse(after.startsAt) - Date.parse(before.startsAt)
  if (real === days) return null
  return real < days ? 'forward' : 'back'
}

/** The single days of ranges that are dates of the series: what is written down as exceptions. */
export function listSkippedDates(dates: readonly SeriesDate[]) {
  return dates.flatMap(({ date, skip }) =>
    skip ? [{ on_date: date, kind: 'skipped' as const, reason: skip.reason.trim() || null }] : [],
  )
}
