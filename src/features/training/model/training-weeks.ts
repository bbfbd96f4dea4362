/** Rows of a list under the weeks they fall into; weeks begin on Monday, in the school's zone. */
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'

export interface Week<Row> {
  /** `YYYY-MM-DD` */
  monday: string
  rows: Row[]
}

/** Weeks in the order in which the rows name them. */
export function groupByWeek<Row extends { starts_at: string }>(
  rows: readonly Row[],
  zoneOf: (row: Row) => string,
): Week<Row>[] {
  const weeks = new Map<string, Row[]>()
  for (const row of rows) {
    const monday = getStartOfWeek(toWallClock(row.starts_at, zoneOf(row)).date)
    weeks.set(monday, [...(weeks.get(monday) ?? []), row])
  }
  return [...weeks].map(([monday, inWeek]) => ({ monday, rows: inWeek }))
}

/** This, next and last week have names; the others are known by their days. */
export function getWeekName(monday: string, today: string): 'this' | 'next' | 'last' | null {
  const current = getStartOfWeek(today)
  if (monday === current) return 'this'
  if (monday === addDays(current, 7)) return 'next'
  return monday === addDays(current, -7) ? 'last' : null
}
