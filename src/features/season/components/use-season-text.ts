import { useTranslation } from 'react-i18next'
import { addDays } from '@/lib/time/calendar-date'
import { formatLocale } from '@/lib/dates'
import type { SeasonMatch, SeasonWeek } from '../model/season-plan'
import type { Period } from '../model/season-weeks'

/** Weeks, days and matches in words. */
export function useSeasonText() {
  const { t } = useTranslation('season')
  const formatShortDate = (date: string) =>
    format({ day: 'numeric', month: 'short' }).format(toUtcDate(date))
  const formatRange = ({ starts_on, ends_on }: Period) =>
    format({ day: 'numeric', month: 'short' }).formatRange(toUtcDate(starts_on), toUtcDate(ends_on))
  const formatWeek = (monday: string) =>
    formatRange({ starts_on: monday, ends_on: addDays(monday, 6) })
  const formatMatch = ({ is_home, opponent }: SeasonMatch) =>
    t(is_home ? 'season.match_home' : 'season.match_away', { opponent })

  /** All that a column of the strip shows, in one sentence. */
  function formatSpokenWeek({
    monday,
    planned,
    block,
    trainings,
    matches,
    load,
  }: SeasonWeek): string {
    return [
      t('season.week_of', { range: formatWeek(monday) }),
      planned?.theme ?? t('season.no_theme'),
      block?.title,
      t('season.trainings', { count: trainings.length }),
      ...matches.map(formatMatch),
      load > 0 ? t('season.load_of', { load }) : null,
      planned?.target_load ? t('season.target_load_of', { load: planned.target_load }) : null,
    ]
      .filter(Boolean)
      .join(', ')
  }

  return {
    day: formatShortDate,
    range: formatRange,
    week: formatWeek,
    match: formatMatch,
    spoken: formatSpokenWeek,
    /** `2026-11` as "Nov". */
    month: (month: string) => format({ month: 'short' }).format(toUtcDate(`${month}-15`)),
  }
}

function format(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' })
}

function toUtcDate(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
