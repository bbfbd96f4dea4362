/** The weeks of a season: calendar days only, so neither a year's end nor a clock change moves one. */
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'

/** First and last day, `YYYY-MM-DD`, both within. */
export interface Period {
  starts_on: string
  ends_on: string
}

const dayMs = 86_400_000

/** Days from one calendar day to another; negative when `to` lies before. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The Mondays of every week that has a day in the period. */
export function listMondays({ starts_on, ends_on }: Period): string[] {
  const first = getStartOfWeek(starts_on)
  const count = Math.floor(countDaysBetween(first, ends_on) / 7) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index * 7))
}

/** The number of a week in its year (ISO 8601: the week of the year's first Thursday is the first). */
export function getWeekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  return Math.floor(countDaysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

export interface MonthSpan {
  /** `YYYY-MM` */
  month: string
  /** How many of the weeks belong to it. */
  weeks: number
}

/** Months above the weeks; a week belongs to the month that has its Thursday. */
export function listMonths(mondays: readonly string[]): MonthSpan[] {
  const spans: MonthSpan[] = []
  for (const monday of mondays) {
    const month = addDays(monday, 3).slice(0, 7)
    const last = spans.at(-1)
    if (last?.month === month) last.weeks += 1
    else spans.push({ month, weeks: 1 })
  }
  return spans
}

/** The week's seven days as a period. */
export function getWeekPeriod(monday: string): Period {
  return { starts_on: monday, ends_on: addDays(monday, 6) }
}

/** July to June around a day, where the school has named no season. */
export function getDefaultPeriod(today: string): Period {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '07' ? 1 : 0)
  return { starts_on: `${year}-07-01`, ends_on: `${year + 1}-06-30` }
}
