import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import type { Match } from '../../api/matches'

/** Moments of a match in words, on the clock of its school. */
export function useMatchText() {
  const { t, i18n } = useTranslation(['teams', 'matches/squad'])

  function formatClock(instant: string, match: Match): string {
    return toWallClock(instant, match.team.school.time_zone).time
  }

  /** "Saturday, 28 November, 10:30". */
  function formatWhen(match: Match): string {
    const { date, time } = toWallClock(match.starts_at, match.team.school.time_zone)
    return `${formatDay(date, i18n.language, 'day_long')}, ${time}`
  }

  /** "Sat, 28 Nov, 10:30", of any instant around a match. */
  function formatMoment(instant: string, match: Match): string {
    const { date, time } = toWallClock(instant, match.team.school.time_zone)
    return `${formatDay(date, i18n.language)}, ${time}`
  }

  /** "League, 9 a side, 2 × 25 min". */
  function formatRules(match: Match): string {
    const { competition, kind, format, periods, period_minutes } = match
    return [
      competition ?? t(`matches.kinds.${kind}`),
      t('matches/squad:facts.a_side', { count: format }),
      t('matches/squad:facts.periods', { periods, minutes: period_minutes }),
    ].join(' · ')
  }

  return { clock: formatClock, when: formatWhen, moment: formatMoment, rules: formatRules }
}
