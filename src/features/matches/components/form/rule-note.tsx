import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useAgeRules } from '@/features/teams/api/age-rules'
import { useRuleText } from '@/features/teams/widgets/use-rule-text'
import { useKnownMatches } from '../../api/match-form'
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
  const text = useRuleText()
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
          {text.origin(rule)} {text.weight(rule)} {text.facts(rule).join(' · ')}
        </p>
      ) : null}
    </div>
  )
}
