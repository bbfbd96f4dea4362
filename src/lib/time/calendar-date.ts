/** Calendar dates (`YYYY-MM-DD`), which no time zone and no clock change can move. */

/** The calendar day some days later; knows no clock change because a day is not 24 hours. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** 0 = Sunday … 6 = Saturday. */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The Monday of the week a date lies in. */
export function getStartOfWeek(date: string): string {
  return addDays(date, -((getWeekday(date) + 6) % 7))
}

/** The calendar day of this device, `YYYY-MM-DD`. */
export function getToday(now: Date = new Date()): string {
  const padTwo = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}`
}
