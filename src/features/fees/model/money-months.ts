/** Months of a school's money, and the season they are counted from. Pure; days and months are `YYYY-MM-DD`. */

interface Month {
  month: string
  fees_paid_cents: number
}

/** The first day of the season a day lies in; `startMonth` from 1 to 12. */
export function findSeasonStart(day: string, startMonth: number): string {
  const year = Number(day.slice(0, 4))
  const isStarted = Number(day.slice(5, 7)) >= startMonth
  return `${isStarted ? year : year - 1}-${String(startMonth).padStart(2, '0')}-01`
}

/** The first day of its month. */
export function getMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** Cents of fees paid in these months from one on. */
export function sumSince(months: readonly Month[], from: string): number {
  return months
    .filter(({ month }) => month >= from)
    .reduce((sum, { fees_paid_cents }) => sum + fees_paid_cents, 0)
}
