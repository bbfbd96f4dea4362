import { useTranslation } from 'react-i18next'
import { useAgeRules } from '@/features/teams/api/age-rules'
import { toWallClock } from '@/lib/time/wall-clock'
import layout from '@/shared/ui/layout.module.css'
import { findDayLimit } from '../../model/age-limits'
import { computePlanFacts } from '../../model/plan-facts'
import type { PlannedGame, PlanSettings, PlanTeam } from '../../model/tournament'

interface PlanSummaryProps {
  settings: PlanSettings
  teams: readonly PlanTeam[]
  games: readonly PlannedGame[]
  zone: string
  /** Whose age rules are looked at; empty: nobody warns. */
  hostId: string
}

/** "Finishes 13:40; each team plays 5 games, 50 minutes", and what is too long. */
export function PlanSummary({ settings, teams, games, zone, hostId }: PlanSummaryProps) {
  const { t } = useTranslation('tournaments')
  const { data: rules = [] } = useAgeRules(hostId)
  const { endsAt, fewest, most, minutes, isTooLate } = computePlanFacts(settings, teams, games)
  const limit = findDayLimit(rules)
  if (endsAt === null) return <p className={layout.dim14}>{t('preview_empty')}</p>
  const time = toWallClock(endsAt, zone).time
  return (
    <div className={layout.stack2} role="status">
      <p className={`${layout.plain} ${layout.medium}`}>
        {fewest === most
          ? t('summary', { count: most, time, minutes })
          : t('summary_range', { fewest, most, time, minutes })}
      </p>
      {isTooLate ? <p className={`${layout.plain} ${layout.amber}`}>{t('too_late')}</p> : null}
      {limit !== null && minutes > limit ? (
        <p className={`${layout.plain} ${layout.amber}`}>
          {t('too_much', { age: rules[0]?.age_group, limit, minutes })}
        </p>
      ) : null}
    </div>
  )
}
