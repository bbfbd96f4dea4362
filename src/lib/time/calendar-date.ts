/** Calendar dates (`YYYY-MM-DD`), which no time zone and no clock change can move. */

/** The calendar day some days later; knows no clock change because a day is not 24 hours. */
export function plusDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The Monday of the week a date lies in. */
export function startOfWeek(date: string): string {
  return plusDays(date, -((weekdayOf(date) + 6) % 7))
}

/** The calendar day of this device, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
