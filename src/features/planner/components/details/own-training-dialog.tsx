import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import type { OwnTraining } from '../../model/board/own-training'

interface OwnTrainingDialogProps {
  /** What the team has in its calendar already; null: nothing is asked. */
  training: OwnTraining | null
  teamName: string
  zone: string
  isBusy: boolean
  /** Puts the plan into that session; null where it has a plan of its own. */
  onPlanThat: (() => void) | null
  onKeep: () => void
  onClose: () => void
}

/** Asks before a team gets two sessions at the same time. */
export function OwnTrainingDialog(props: OwnTrainingDialogProps) {
  const { training, teamName, zone, isBusy, onPlanThat, onKeep, onClose } = props
  const { t } = useTranslation(['planner', 'training'])
  const formatClock = (instant: string) => toWallClock(instant, zone).time
  return (
    <Sheet
      isOpen={training !== null}
      onClose={onClose}
      title={t('planner.already_title', { team: teamName })}
      width={560}
      footer={
        training ? (
          <>
            <Button kind="secondary" busy={isBusy} onClick={onKeep}>
              {t('planner.already_keep')}
            </Button>
            {onPlanThat ? (
              <Button busy={isBusy} onClick={onPlanThat}>
                {t('planner.already_plan')}
              </Button>
            ) : (
              <LinkButton to={href(paths.trainings.details, { trainingId: training.id })}>
                {t('planner.already_open')}
              </LinkButton>
            )}
          </>
        ) : null
      }
    >
      {training ? (
        <p>
          {t('planner.already_text', {
            what: training.title ?? t('training:list.untitled'),
            when: `${formatClock(training.starts_at)}–${formatClock(training.ends_at)}`,
          })}
        </p>
      ) : null}
    </Sheet>
  )
}
