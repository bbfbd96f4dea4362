import { formatDay } from '@/lib/time/format-day'

/** The day in full, then what it is called. */
export function formatHoliday(
  { day, name }: { day: string; name: string },
  language: string,
): string {
  return `${formatDay(day, language, 'day_long')}: ${name}`
}
