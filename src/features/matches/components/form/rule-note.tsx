import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useAgeRules, useKnownMatches } from '../../api/match-form'
import { formatSeason } from '../../model/child-load'
import type { MatchInput } from '../../model/match-schema'
import { compareToRules, listSameDay } from '../../model/rule-facts'

interface RuleNoteProps {
  schoolId: string
  zone: string
  matchId: string | null
}

/** Where the proposal is from, what else the age's rule says, and what differs from it; nothing is refused. */
export function RuleNote({ schoolId, zone, matchId }: RuleNoteProps) {
  const { t } = useTranslation('matches/form')
  const [teamId, date, format, periods, period_minutes] = useWatch<
    MatchInput,
    ['team_id', 'date', 'format', 'periods', 'period_minutes']
  >({ name: ['team_id', 'date', 'format', 'periods', 'period_minutes'] })
  const { data: rules = [] } = useAgeRules(teamId)
  const { data: known = [] } = useKnownMatches(schoolId)
  const { rule, otherFormats, otherTime } = compareToRules(rules, {
    format,
    periods,
    period_minutes,
  })
  const sameDay = listSameDay(known, { teamId, date, ownId: matchId }, zone)
  const day = [...sameDay, { periods, period_minutes }].reduce(
    (sum, match) => sum + match.periods * match.period_minutes,
    0,
  )
  const warnings = [
    ...(otherFormats.length > 0
      ? [t('rules.differs', { format, formats: otherFormats.join(', ') })]
      : []),
    ...(otherTime
      ? [
          t('rules.differs_time', {
            periods: otherTime.periods,
            period_minutes: otherTime.period_minutes,
          }),
        ]
      : []),
    ...sameDay.map(({ opponent }) => t('rules.same_day', { opponent })),
    ...(sameDay.length > 0 && Number.isFinite(day) ? [t('rules.day', { minutes: day })] : []),
  ]
  return (
    <div className={layout.stack1}>
      {warnings.map((line) => (
        <p key={line} className={`${layout.plain} ${layout.amber}`}>
          {line}
        </p>
      ))}
      {rule ? (
        <p className={layout.dim13}>
          {t('rules.from', {
            source: rule.source,
            group: rule.age_group,
            season: formatSeason(rule.season_from),
          })}
          {rule.is_binding === null ? '' : ` ${t(rule.is_binding ? 'rules.rule' : 'rules.advice')}`}{' '}
          {listFacts(rule).join(' · ')}
        </p>
      ) : null}
    </div>
  )

  function listFacts(of: NonNullable<typeof rule>): string[] {
    const facts = [
      of.has_goalkeeper === null ? '' : t(of.has_goalkeeper ? 'rules.keeper' : 'rules.no_keeper'),
      of.goal_kind === 'mini_goals' ? t('rules.goals', { count: of.goal_count ?? 0 }) : '',
      of.ball_size === null ? '' : t('rules.ball', { size: of.ball_size }),
      of.pitch_length_min_m === null || of.pitch_width_min_m === null
        ? ''
        : t('rules.pitch', {
            length: formatRange(of.pitch_length_min_m, of.pitch_length_max_m),
            width: formatRange(of.pitch_width_min_m, of.pitch_width_max_m),
          }),
      of.rotates_after_goal ? t('rules.rotates') : '',
    ]
    return facts.filter(Boolean)
  }
}

function formatRange(min: number, max: number | null): string {
  const [low, high] = [Math.round(min), Math.round(max ?? min)]
  return low === high ? String(low) : `${low}–${high}`
}
