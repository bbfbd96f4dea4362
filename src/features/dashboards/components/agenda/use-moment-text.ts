import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import type { AgendaItem, MatchItem } from '../../model/agenda'
import { daysUntil, distanceTo } from '../../model/distance'

/** The moments of an agenda in words, on the clock of the school; `now` in epoch milliseconds. */
export function useMomentText(now: number) {
  const { t, i18n } = useTranslation('dashboards')
  const locale = i18n.resolvedLanguage ?? 'en'
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

  /** "17:15–18:30"; a match has a beginning only. */
  function clock(item: AgendaItem): string {
    const start = toWallClock(item.starts_at, item.zone).time
    if (item.kind === 'match') return start
    return `${start}–${toWallClock(item.ends_at, item.zone).time}`
  }

  /** "Mon, 23 Nov". */
  function day(item: AgendaItem): string {
    return formatDay(toWallClock(item.starts_at, item.zone).date, locale)
  }

  /** "now", "in 40 minutes", "tomorrow", "in 3 days". */
  function distance(item: AgendaItem): string {
    const away = distanceTo(item, now)
    return away.kind === 'now' ? t('moment.now') : relative.format(away.value, away.unit)
  }

  /** "today", "tomorrow", or nothing for a day the date alone makes clear. */
  function dayName(date: string, zone: string): string | null {
    const days = daysUntil(date, zone, now)
    return days === 0 || days === 1 ? relative.format(days, 'day') : null
  }

  /** Host first, as fixtures are written everywhere: "U11 – SpVgg Kirchberg". */
  function fixture({ is_home, team, opponent }: MatchItem): string {
    return is_home ? `${team.name} – ${opponent}` : `${opponent} – ${team.name}`
  }

  /** "Home" or "Away" for a match, the team's name for a training. */
  function teamOrSide(item: AgendaItem): string {
    if (item.kind === 'training') return item.team.name
    return item.is_home ? t('match.home') : t('match.away')
  }

  function title(item: AgendaItem): string {
    return item.kind === 'match' ? fixture(item) : (item.title ?? t('training.untitled'))
  }

  function date(isoDate: string): string {
    return formatDay(isoDate, locale)
  }

  return { clock, day, distance, dayName, teamOrSide, title, date }
}
