import { useState } from 'react'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { TextField } from '@/shared/form/fields/text-field'
import { Button, IconButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Tournament } from '../../api/tournaments'
import { tournamentLimits, type PlanTeam } from '../../model/tournament'
import { SheetForm } from './sheet-form'
import { formatGroup } from './table-card'
import type { usePlanSteps } from './use-plan-steps'

const nameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'tournaments:errors.name')
    .max(tournamentLimits.teamName, 'tournaments:errors.too_long'),
})

interface TeamCardProps {
  tournament: Tournament
  steps: ReturnType<typeof usePlanSteps>
}

/** Who comes; a name is corrected, a team taken out and brought back. */
export function TeamCard({ tournament, steps }: TeamCardProps) {
  const { t } = useTranslation('tournaments')
  const [changed, setChanged] = useState<PlanTeam | null>(null)
  const { teams } = tournament
  const replace = (next: PlanTeam) => teams.map((team) => (team.id === next.id ? next : team))
  const toggle = (team: PlanTeam) => {
    setChanged(null)
    const next = replace({ ...team, is_withdrawn: !team.is_withdrawn })
    steps.rebuild({ teams: next }).catch(ignoreReported)
  }
  return (
    <SectionCard title={t('sections.teams')}>
      <ul className={layout.listStack1}>
        {teams.map((team) => (
          <li key={team.id} className={layout.betweenLine}>
            <span className={team.is_withdrawn ? layout.dim : layout.name}>
              {tournament.group_count > 1 ? `${formatGroup(team.group_no)} · ` : ''}
              {team.name}
              {team.is_withdrawn ? ` (${t('withdrawn')})` : ''}
            </span>
            <IconButton
              label={t('change_team', { team: team.name })}
              onClick={() => setChanged(team)}
            >
              <IconPencil size={18} stroke={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
      {changed ? (
        <SheetForm
          title={changed.name}
          schema={nameSchema}
          values={{ name: changed.name }}
          isBusy={steps.isPending}
          save={({ name }) => steps.save({ teams: replace({ ...changed, name }) })}
          onClose={() => setChanged(null)}
          extra={
            <Button kind="secondary" onClick={() => toggle(changed)}>
              {changed.is_withdrawn ? t('comes_again') : t('does_not_come')}
            </Button>
          }
        >
          <TextField name="name" label={t('fields.team_name')} required />
        </SheetForm>
      ) : null}
    </SectionCard>
  )
}
