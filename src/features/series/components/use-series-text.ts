import { useTranslation } from 'react-i18next'
import { addClockMinutes } from '@/lib/time/wall-clock'
import { formatWeekdays } from '../model/weekdays'

interface Told {
  weekdays: number[]
  local_time: string
  minutes: number
  team: { name: string }
}

/** A slot in words. */
export function useSeriesText() {
  const { t, i18n } = useTranslation('series')

  /** "Tue and Thu". */
  function formatDays({ weekdays }: Told): string {
    return formatWeekdays(weekdays, i18n.language)
  }

  /** "17:30–19:00". */
  function formatClock({ local_time, minutes }: Told): string {
    const time = local_time.slice(0, 5)
    return `${time}–${addClockMinutes(time, minutes)}`
  }

  /** "U13, Tue and Thu, 17:30–19:00". */
  function formatName(series: Told): string {
    return t('series.name', {
      team: series.team.name,
      days: formatDays(series),
      time: formatClock(series),
    })
  }

  /** "1 Jul 2026". */
  function formatShortDay(date: string): string {
    const region = i18n.language === 'en' ? 'en-GB' : i18n.language
    return new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${date}T12:00:00Z`),
    )
  }

  return { days: formatDays, clock: formatClock, name: formatName, shortDay: formatShortDay }
}
