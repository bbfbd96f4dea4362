import { useTranslation } from 'react-i18next'
import { getMatchSide } from '@/features/teams/model/fixture'
import { formatMatchName } from '@/features/teams/model/match-file'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import type { AgendaItem } from '../../model/agenda'
import { countDaysUntil, computeTimeTo } from '../../model/distance'

/** The moments of an agenda in words, on the clock of the school; `now` in epoch milliseconds. */
export function useMomentText(now: number) {
  const { t, i18n } = useTranslation('dashboards')
  const locale = i18n.resolvedLanguage ?? 'en'
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

  /** "17:15–18:30"; a match has a beginning only. */
  function formatClock(item: AgendaItem): string {
    const start = toWallClock(item.starts_at, item.zone).time
    if (item.kind === 'match') return start
    return `${start}–${toWallClock(item.ends_at, item.zone).time}`
  }

  /** "Mon, 23 Nov". */
  function formatStartDay(item: AgendaItem): string {
    return formatDay(toWallClock(item.starts_at, item.zone).date, locale)
  }

  /** "now", "in 40 minutes", "tomorrow", "in 3 days". */
  function formatDistance(item: AgendaItem): string {
    const away = computeTimeTo(item, now)
    return away.kind === 'now' ? t('moment.now') : relative.format(away.value, away.unit)
  }

  /** "today", "tomorrow", or nothing for a day the date alone makes clear. */
  function formatDayName(date: string, zone: string): string | null {
    const days = countDaysUntil(date, zone, now)
    return days === 0 || days === 1 ? relative.format(days, 'day') : null
  }

  /** Whose ground it is for a match, the team's name for a training. */
  function formatTeamOrSide(item: AgendaItem): string {
    if (item.kind === 'training') return item.team.name
    return t(`match.${getMatchSide(item)}`)
  }

  function formatTitle(item: AgendaItem): string {
    return item.kind === 'match' ? formatMatchName(item) : (item.title ?? t('training.untitled'))
  }

  function formatIsoDate(isoDate: string): string {
    return formatDay(isoDate, locale)
  }

  return {
    clock: formatClock,
    day: formatStartDay,
    distance: formatDistance,
    dayName: formatDayName,
    teamOrSide: formatTeamOrSide,
    title: formatTitle,
    date: formatIsoDate,
  }
}
