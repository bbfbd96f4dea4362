/** The period of a list as instants: whole days on the school's wall, weeks from Monday. */
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { findSeasonAt, type Season } from '@/features/series/model/series-defaults'
import type { TrainingFilter } from '../training-filter'

interface Place {
  zone: string
  schoolId: string
  seasons: readonly Season[]
}

/** From (inclusive) to (exclusive), ISO; either may be open. */
export interface Span {
  from?: string
  to?: string
}

/** Two weeks count from today: forward among the coming ones, back among the past ones. */
export function computePeriodSpan(
  { tab, period, from, to }: Pick<TrainingFilter, 'tab' | 'period' | 'from' | 'to'>,
  { zone, schoolId, seasons }: Place,
  now: number,
): Span {
  const today = toWallClock(now, zone).date
  const toSpan = (first: string, last: string): Span => ({
    ...(first && { from: toInstant({ date: first, time: '00:00' }, zone) }),
    ...(last && { to: toInstant({ date: addDays(last, 1), time: '00:00' }, zone) }),
  })
  switch (period) {
    case 'week':
      return toSpan(getStartOfWeek(today), addDays(getStartOfWeek(today), 6))
    case 'fortnight':
      return tab === 'past' ? toSpan(addDays(today, -13), today) : toSpan(today, addDays(today, 13))
    case 'month':
      return toSpan(`${today.slice(0, 8)}01`, getLastOfMonth(today))
    case 'season': {
      const season = findSeasonAt(seasons, schoolId, today)
      return season ? toSpan(season.starts_on, season.ends_on) : {}
    }
    case 'range':
      return toSpan(from, to)
    case null:
      return {}
  }
}

function getLastOfMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
