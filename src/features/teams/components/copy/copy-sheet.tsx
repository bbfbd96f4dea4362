import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PlanFullNotice } from '@/features/schools/widgets/plan-room'
import { href, paths } from '@/lib/router/paths'
import { Form } from '@/shared/form/form'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useSquad } from '../../api/squad'
import type { TeamDetails } from '../../api/team'
import { useCopyTeam } from '../../api/team-writes'
import { copySchema, type CopyInput } from '../../model/copy-schema'
import { getNextSeason, raiseByOneYear } from '../../model/season'
import { describeTeamFailure, teamLimits } from '../../model/team-schema'
import { TeamFrameFields } from '../form/team-frame-fields'
import { StayingField } from './staying-field'

interface CopySheetProps {
  team: TeamDetails
  onClose: () => void
}

/** A squad goes into the new season as a team of its own; the old one keeps its matches and figures. */
export function CopySheet({ team, onClose }: CopySheetProps) {
  const { t } = useTranslation('teams')
  const navigate = useNavigate()
  const formId = useId()
  const { data: squad } = useSquad(team.id)
  const copy = useCopyTeam(team.id)

  async function save(values: CopyInput) {
    const id = await copy.mutateAsync(values)
    onClose()
    await navigate(href(paths.teams.details, { id }))
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      width={560}
      title={t('copy.title', { team: team.name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={copy.isPending}>
            {t('copy.save')}
          </Button>
        </>
      }
    >
      <div className={layout.grid4}>
        <p className={`${layout.dim13Any} ${layout.normal}`}>{t('copy.text')}</p>
        <PlanFullNotice schoolId={team.school_id} allowance="teams" />
        <QueryBoundary>
          {squad ? (
            <Form
              id={formId}
              label={t('copy.action')}
              schema={copySchema}
              defaultValues={{
                school_id: team.school_id,
                ...raiseByOneYear(team),
                season: getNextSeason(team.season),
                player_ids: squad.map(({ player }) => player.id),
                with_staff: true,
              }}
              fieldErrors={describeTeamFailure}
              onSubmit={save}
            >
              <TextField name="name" label={t('team.name')} maxLength={teamLimits.name} required />
              <TeamFrameFields />
              <SwitchField name="with_staff" label={t('copy.staff')} />
              <StayingField squad={squad} />
            </Form>
          ) : (
            <ListSkeleton rows={4} />
          )}
        </QueryBoundary>
      </div>
    </Sheet>
  )
}
