/** Weeks, months and the agenda of four weeks on the calendar: what a view covers, how it is called, where the arrows lead. */
import { plusDays, startOfWeek } from '@/lib/time/calendar-date'
import { toInstant } from '@/lib/time/wall-clock'
import type { CalendarView } from './calendar-address'

export interface Period {
  /** First day shown, `YYYY-MM-DD`. */
  from: string
  /** The day after the last one shown. */
  to: string
}

const days = { week: 7, agenda: 28 } as const

/** Monday to Sunday, once or for the agenda four times; a month with the days of its first and last week that belong to its neighbours. */
export function periodOf(view: CalendarView, date: string): Period {
  if (view !== 'month')
    return { from: startOfWeek(date), to: plusDays(startOfWeek(date), days[view]) }
  const lastDay = plusDays(shiftDate('month', date, 1), -1)
  return { from: startOfWeek(firstOfMonth(date)), to: plusDays(startOfWeek(lastDay), 7) }
}

/** The period between two instants (ISO), midnight to midnight on the school's clock. */
export function instantsOf({ from, to }: Period, zone: string): { start: string; end: string } {
  return {
    start: toInstant({ date: from, time: '00:00' }, zone),
    end: toInstant({ date: to, time: '00:00' }, zone),
  }
}

/** A day in the period some steps away; of a month always the first. */
export function shiftDate(view: CalendarView, date: string, steps: number): string {
  if (view !== 'month') return plusDays(date, steps * days[view])
  const first = new Date(`${firstOfMonth(date)}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + steps)
  return first.toISOString().slice(0, 10)
}

/** "16 – 22 November 2026" or "November 2026"; `locale` is one for Intl, such as `en-GB`. */
export function periodTitle(view: CalendarView, date: string, locale: string): string {
  const { from, to } = periodOf(view, date)
  if (view === 'month') {
    const month = new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(noon(date))
    return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1)
  }
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(noon(from), noon(plusDays(to, -1)))
}

export function isWithin(date: string, { from, to }: Period): boolean {
  return from <= date && date < to
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}

function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}
