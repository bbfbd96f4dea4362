/** Weeks, months, the agenda of four weeks and seasons on the calendar: what a view covers, how it is called, where the arrows lead. */
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'
import { getSeasonOn } from '@/features/teams/model/season'
import { toInstant } from '@/lib/time/wall-clock'
import type { CalendarView } from './calendar-address'

export interface Period {
  /** First day shown, `YYYY-MM-DD`. */
  from: string
  /** The day after the last one shown. */
  to: string
}

const days = { week: 7, agenda: 28 } as const

/** The month in which seasons begin. */
const seasonStart = 7

/**
 * Monday to Sunday; a month with the days of its first and last week that belong to its neighbours; four weeks
 * of agenda from that day on, so that it opens on what is next and not on the days that are over; a season from
 * July to June, as the associations reckon.
 */
export function computePeriod(view: CalendarView, date: string): Period {
  if (view === 'season') {
    const year = getSeasonYear(date)
    return { from: `${year}-07-01`, to: `${year + 1}-07-01` }
  }
  if (view !== 'month') {
    const from = view === 'agenda' ? date : getStartOfWeek(date)
    return { from, to: addDays(from, days[view]) }
  }
  const lastDay = addDays(shiftDate('month', date, 1), -1)
  return { from: getStartOfWeek(getFirstOfMonth(date)), to: addDays(getStartOfWeek(lastDay), 7) }
}

/** The period between two instants (ISO), midnight to midnight on the school's clock. */
export function toInstants({ from, to }: Period, zone: string): { start: string; end: string } {
  return {
    start: toInstant({ date: from, time: '00:00' }, zone),
    end: toInstant({ date: to, time: '00:00' }, zone),
  }
}

/** A day in the period some steps away; of a month or season always the first. */
export function shiftDate(view: CalendarView, date: string, steps: number): string {
  if (view === 'season') return `${getSeasonYear(date) + steps}-07-01`
  if (view !== 'month') return addDays(date, steps * days[view])
  const first = new Date(`${getFirstOfMonth(date)}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + steps)
  return first.toISOString().slice(0, 10)
}

/** "16 – 22 November 2026", "November 2026" or "2026/27"; `locale` is one for Intl, such as `en-GB`. */
export function formatPeriodTitle(view: CalendarView, date: string, locale: string): string {
  const { from, to } = computePeriod(view, date)
  if (view === 'season') return getSeasonOn(date, seasonStart)
  if (view === 'month') {
    const month = new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(getNoon(date))
    return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1)
  }
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(getNoon(from), getNoon(addDays(to, -1)))
}

export function isWithin(date: string, { from, to }: Period): boolean {
  return from <= date && date < to
}

function getSeasonYear(date: string): number {
  return Number(getSeasonOn(date, seasonStart).slice(0, 4))
}

function getFirstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}

function getNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}
