import { useState } from 'react'
import { IconArrowsShuffle, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { paths } from '@/lib/router/paths'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { useDeleteTournament, type Tournament } from '../api/tournaments'
import {
  pickSettings,
  settingsSchema,
  toPlanSettings,
  toSettingsValues,
} from '../model/tournament-schema'
import { SettingsFields } from './form/settings-fields'
import { SheetForm } from './plan/sheet-form'
import type { usePlanSteps } from './plan/use-plan-steps'

const icon = { size: 18, stroke: 1.75 } as const

interface TournamentActionsProps {
  tournament: Tournament
  isWriter: boolean
  steps: ReturnType<typeof usePlanSteps>
}

/** The printed sheet for everybody; for those who run the day its settings, another draw, and its end. */
export function TournamentActions({ tournament, isWriter, steps }: TournamentActionsProps) {
  const { t } = useTranslation('tournaments')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [isEditing, setIsEditing] = useState(false)
  const { mutateAsync: deleteForGood } = useDeleteTournament(tournament.id)
  const zone = tournament.school.time_zone

  async function askToDelete() {
    const isSure = await confirm({
      title: t('delete_title'),
      text: t('delete_text'),
      confirmLabel: t('delete'),
      isDanger: true,
    })
    if (isSure) await deleteForGood().then(() => navigate(paths.matches.list), ignoreReported)
  }

  const early: MenuAction[] = steps.hasStarted
    ? []
    : [
        {
          label: t('draw_again'),
          icon: <IconArrowsShuffle {...icon} />,
          onSelect: () => void steps.drawAgain(),
        },
        {
          label: t('delete'),
          icon: <IconTrash {...icon} />,
          onSelect: () => void askToDelete(),
          isDanger: true,
        },
      ]
  return (
    <>
      <Button kind="secondary" icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {isWriter ? (
        <ActionMenu
          label={t('actions')}
          items={[
            {
              label: t('edit'),
              icon: <IconPencil {...icon} />,
              onSelect: () => setIsEditing(true),
            },
            ...early,
          ]}
        />
      ) : null}
      {isEditing ? (
        <SheetForm
          title={t('edit')}
          width={720}
          schema={settingsSchema}
          values={toSettingsValues(pickSettings(tournament), zone)}
          isBusy={steps.isPending}
          save={(values) => steps.rebuild({ settings: toPlanSettings(values, zone) })}
          onClose={() => setIsEditing(false)}
        >
          <SettingsFields teamId={tournament.team_id} />
        </SheetForm>
      ) : null}
    </>
  )
}
