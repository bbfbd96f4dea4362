import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'

/** Days that belong to no school's clock: due dates and notes, in the reader's own zone. */
export function useDayText() {
  const { i18n } = useTranslation()
  const locale = i18n.resolvedLanguage ?? 'en'
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

  /** A date `YYYY-MM-DD`: "Mon, 23 Nov". */
  function formatIsoDate(isoDate: string): string {
    return formatDay(isoDate, locale)
  }

  /** An instant as its day: "Mon, 23 Nov". */
  function formatInstantDay(instant: string): string {
    return formatDay(toWallClock(instant, zone).date, locale)
  }

  /** `YYYY-MM-DD` where the reader is. */
  function getToday(now: number): string {
    return toWallClock(now, zone).date
  }

  function isPast(isoDate: string, now: number): boolean {
    return isoDate < getToday(now)
  }

  return { date: formatIsoDate, dayOf: formatInstantDay, isPast, today: getToday }
}
