import { useTranslation } from 'react-i18next'
import { formatSeason } from '@/features/teams/model/season'
import type { ChildLoad, LoadFinding } from '../../model/child-load'

/** Load, findings and where the limits come from, in words. */
export function useLoadText() {
  const { t } = useTranslation('matches/squad')

  function formatWeek({ trainings, matches, minutes }: ChildLoad): string {
    return [
      t('load.sessions', { count: trainings }),
      t('load.matches', { count: matches }),
      t('load.minutes', { count: minutes }),
    ].join(' · ')
  }

  function formatFinding({ code, done, max }: LoadFinding): string {
    return t(`load.found.${code}`, { done, max: max ?? '' })
  }

  function formatLimits(load: ChildLoad): string {
    const { day_minutes_max, sessions_week_max, heading_sessions_max, heading_sessions_per } = load
    return [
      day_minutes_max === null ? '' : t('load.limit.day', { count: day_minutes_max }),
      sessions_week_max === null ? '' : t('load.limit.week', { count: sessions_week_max }),
      heading_sessions_max === null
        ? ''
        : t(heading_sessions_per === 'month' ? 'load.limit.heading_month' : 'load.limit.heading', {
            count: heading_sessions_max,
          }),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  /** Advice about heading stands in every rule book as advice: it makes nothing a rule. */
  function formatSource(load: ChildLoad): string {
    const { age_group, season_from, is_binding, source } = load
    const hasRule = load.day_minutes_max !== null || load.sessions_week_max !== null
    if (age_group === null || season_from === null || source === null) return ''
    const values = { group: age_group, season: formatSeason(season_from), source }
    if (is_binding === null || !hasRule) return t('load.source.open', values)
    return t(is_binding ? 'load.source.rule' : 'load.source.advice', values)
  }

  return {
    week: formatWeek,
    finding: formatFinding,
    limits: formatLimits,
    source: formatSource,
  }
}
