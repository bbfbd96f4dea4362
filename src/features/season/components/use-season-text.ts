import { useTranslation } from 'react-i18next'
import { plusDays } from '@/lib/time/calendar-date'
import { formatLocale } from '@/lib/dates'
import type { SeasonMatch, SeasonWeek } from '../model/season-plan'
import type { Period } from '../model/season-weeks'

/** Weeks, days and matches in words. */
export function useSeasonText() {
  const { t } = useTranslation('season')
  const day = (date: string) => format({ day: 'numeric', month: 'short' }).format(utc(date))
  const range = ({ starts_on, ends_on }: Period) =>
    format({ day: 'numeric', month: 'short' }).formatRange(utc(starts_on), utc(ends_on))
  const week = (monday: string) => range({ starts_on: monday, ends_on: plusDays(monday, 6) })
  const match = ({ is_home, opponent }: SeasonMatch) =>
    t(is_home ? 'season.match_home' : 'season.match_away', { opponent })

  /** All that a column of the strip shows, in one sentence. */
  function spoken({ monday, planned, block, trainings, matches, load }: SeasonWeek): string {
    return [
      t('season.week_of', { range: week(monday) }),
      planned?.theme ?? t('season.no_theme'),
      block?.title,
      t('season.trainings', { count: trainings.length }),
      ...matches.map(match),
      load > 0 ? t('season.load_of', { load }) : null,
      planned?.target_load ? t('season.target_load_of', { load: planned.target_load }) : null,
    ]
      .filter(Boolean)
      .join(', ')
  }

  return {
    day,
    range,
    week,
    match,
    spoken,
    /** `2026-11` as "Nov". */
    month: (month: string) => format({ month: 'short' }).format(utc(`${month}-15`)),
  }
}

function format(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' })
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
