import { useTranslation } from 'react-i18next'
import { getCurrentLocale } from '@/lib/i18n/setup'
import type { AgeRule } from '../api/age-rules'
import { formatSeason } from '../model/season'

/** An age's rule in words; what the association does not say is not there. */
export function useRuleText() {
  const { t } = useTranslation('teams/rules')

  function listFacts(rule: AgeRule): string[] {
    const { has_goalkeeper, goal_kind, ball_size } = rule
    const facts = [
      has_goalkeeper === null ? '' : t(has_goalkeeper ? 'keeper' : 'no_keeper'),
      goal_kind === 'mini_goals' ? t('goals', { count: rule.goal_count ?? 0 }) : '',
      ball_size === null ? '' : t('ball', { size: ball_size }),
      rule.pitch_length_min_m === null || rule.pitch_width_min_m === null
        ? ''
        : t('pitch', {
            length: formatRange(rule.pitch_length_min_m, rule.pitch_length_max_m),
            width: formatRange(rule.pitch_width_min_m, rule.pitch_width_max_m),
          }),
      rule.rotates_after_goal ? t('rotates') : '',
    ]
    return facts.filter(Boolean)
  }

  function formatTime({ periods, period_minutes: minutes, is_rounds }: AgeRule): string {
    if (minutes === null) return periods === null ? '' : t('periods', { count: periods })
    if (periods === null) return t('rounds', { minutes })
    return t(is_rounds ? 'rounds_most' : 'time', { periods, minutes })
  }

  function formatHeading(rule: AgeRule): string {
    const { heading_sessions_max: count, headings_per_session: each } = rule
    if (count === 0) return t('heading_none')
    return [
      count === null
        ? ''
        : t(rule.heading_sessions_per === 'month' ? 'heading_month' : 'heading_week', { count }),
      each === null ? '' : t('heading_each', { count: each }),
    ]
      .filter(Boolean)
      .join(', ')
  }

  function formatLoad(rule: AgeRule): string {
    const { day_minutes_max, tournament_minutes_max, sessions_week_max } = rule
    return [
      day_minutes_max === null ? '' : t('load_day', { minutes: day_minutes_max }),
      tournament_minutes_max === null
        ? ''
        : t('load_tournament', { minutes: tournament_minutes_max }),
      sessions_week_max === null ? '' : t('load_week', { count: sessions_week_max }),
    ]
      .filter(Boolean)
      .join(', ')
  }

  return {
    facts: listFacts,
    time: formatTime,
    heading: formatHeading,
    load: formatLoad,
    /** Whether the association binds or advises; empty where it does not say. */
    weight: ({ is_binding }: AgeRule) =>
      is_binding === null ? '' : t(is_binding ? 'rule' : 'advice'),
    since: ({ season_from }: AgeRule) => formatSeason(season_from),
    origin: ({ source, age_group: group, season_from }: AgeRule) =>
      t('from', { source, group, season: formatSeason(season_from) }),
    /** The rules of GB are those of the English association. */
    country: ({ country }: AgeRule) =>
      country === 'GB'
        ? t('england')
        : (new Intl.DisplayNames(getCurrentLocale(), { type: 'region' }).of(country) ?? country),
  }
}

function formatRange(min: number, max: number | null): string {
  const [low, high] = [Math.round(min), Math.round(max ?? min)]
  return low === high ? String(low) : `${low}–${high}`
}
