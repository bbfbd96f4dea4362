import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import type { AgendaItem, MatchItem } from '../../model/agenda'
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

  /** Host first, as fixtures are written everywhere: "U11 – SpVgg Kirchberg". */
  function formatFixture({ is_home, team, opponent }: MatchItem): string {
    return is_home ? `${team.name} – ${opponent}` : `${opponent} – ${team.name}`
  }

  /** "Home" or "Away" for a match, the team's name for a training. */
  function formatTeamOrSide(item: AgendaItem): string {
    if (item.kind === 'training') return item.team.name
    return item.is_home ? t('match.home') : t('match.away')
  }

  function formatTitle(item: AgendaItem): string {
    return item.kind === 'match' ? formatFixture(item) : (item.title ?? t('training.untitled'))
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
