/** Reads a day the way people of our languages type it. */

/**
 * `5.9.2026`, `05.09.26`, `5/9`, `5-9-2026` (day first: en-GB, de, bg) and `2026-09-05`.
 * Without a year the current one. Answers `YYYY-MM-DD`, or null when it is no day of the calendar.
 */
export function parseTypedDate(text: string, today: Date = new Date()): string | null {
  const parts = text.trim().match(/\d+/g)?.map(Number) ?? []
  const isYearFirst = /^\s*\d{4}/.test(text)
  const [first, second, third] = parts
  if (first === undefined || second === undefined) return null
  const [year, month, day] = isYearFirst
    ? [first, second, third ?? 1]
    : [toFullYear(third, today), second, first]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

function toFullYear(year: number | undefined, today: Date): number {
  if (year === undefined) return today.getFullYear()
  return year < 100 ? 2000 + year : year
}
