import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { toWallClock } from '@/lib/time/wall-clock'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { listAlternatives } from '../../model/plan-facts'
import { planGames } from '../../model/plan-games'
import {
  createPlanTeams,
  toPlanSettings,
  tournamentSchema,
  type TournamentInput,
} from '../../model/tournament-schema'
import { PlanSummary } from '../plan/plan-summary'

/** When the day ends and how much each team plays, while it is typed. */
export function PlanPreview({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation('tournaments')
  const { setValue } = useFormContext<TournamentInput>()
  const typed = tournamentSchema.safeParse(useWatch<TournamentInput>())
  if (!typed.success) {
    return (
      <FormSection title={t('sections.plan')}>
        <p className={layout.dim14}>{t('preview_empty')}</p>
      </FormSection>
    )
  }
  const zone = teams.find(({ id }) => id === typed.data.team_id)?.school.time_zone ?? 'UTC'
  const settings = toPlanSettings(typed.data, zone)
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const entries = createPlanTeams(typed.data, names)
  return (
    <FormSection title={t('sections.plan')}>
      <PlanSummary
        settings={settings}
        teams={entries}
        games={planGames(settings, entries)}
        zone={zone}
        hostId={typed.data.team_id}
      />
      <div className={layout.wrap2}>
        {listAlternatives(settings, entries).map(({ pitches, endsAt }) => (
          <Button
            key={pitches}
            kind="quiet"
            onClick={() => setValue('pitches', pitches, { shouldDirty: true })}
          >
            {t('alternative', { count: pitches, time: toWallClock(endsAt, zone).time })}
          </Button>
        ))}
      </div>
    </FormSection>
  )
}
