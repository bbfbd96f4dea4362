/** Days of the week as series count them: 1 Monday to 7 Sunday. */
import { addDays, getWeekday } from '@/lib/time/calendar-date'

export const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** A Monday; any would do. */
const someMonday = '2024-01-01'

/** 1 Monday to 7 Sunday of a day `YYYY-MM-DD`. */
export function getIsoWeekday(date: string): number {
  return getWeekday(date) || 7
}

/** "Tuesday" or "Tue" in the reader's language. */
export function formatWeekday(weekday: number, locale: string, style: 'long' | 'short' = 'long') {
  return new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    new Date(`${addDays(someMonday, weekday - 1)}T12:00:00Z`),
  )
}

/** "Tue and Thu" in the reader's language. */
export function formatWeekdays(
  weekdays: readonly number[],
  locale: string,
  style: 'long' | 'short' = 'short',
): string {
  const names = weekdays.map((weekday) => formatWeekday(weekday, locale, style))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
