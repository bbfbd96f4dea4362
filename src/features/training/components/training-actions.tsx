import { useState } from 'react'
import {
  IconCalendarDown,
  IconEdit,
  IconPlayerPlay,
  IconPrinter,
  IconShare,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { Button, LinkButton } from '@/shared/ui/button'
import type { Training } from '@/features/planner/api/trainings'
import { isAboutNow } from '@/features/planner/model/live-time'
import { ShareSheet } from './share/share-sheet'
import { useWriteActions } from './use-write-actions'
import { useNow } from '@/lib/time/use-now'

interface TrainingActionsProps {
  training: Training
  isWriter: boolean
  hasPlan: boolean
  /** Saves the session as a calendar file. */
  onCalendarFile: () => void
}

const icon = { size: 18, stroke: 1.75 }

/** What can be done with a session: the next thing as the button, the rest in one menu. */
export function TrainingActions({ isWriter, ...rest }: TrainingActionsProps) {
  return isWriter ? <WriterActions {...rest} /> : <ReaderActions {...rest} />
}

function ReaderActions({
  training,
  hasPlan,
  onCalendarFile,
}: Omit<TrainingActionsProps, 'isWriter'>) {
  const { t } = useTranslation(['training', 'live'])
  return (
    <>
      {training.status === 'cancelled' ? null : (
        <Button kind="secondary" icon={<IconCalendarDown {...icon} />} onClick={onCalendarFile}>
          {t('calendar_file.button')}
        </Button>
      )}
      {hasPlan ? (
        <LinkButton
          kind="secondary"
          to={href(paths.trainings.print, { trainingId: training.id })}
          icon={<IconPrinter {...icon} />}
        >
          {t('details.print')}
        </LinkButton>
      ) : null}
    </>
  )
}

function WriterActions({
  training,
  hasPlan,
  onCalendarFile,
}: Omit<TrainingActionsProps, 'isWriter'>) {
  const { t } = useTranslation(['training', 'live'])
  const navigate = useNavigate()
  const [isSharing, setIsSharing] = useState(false)
  const { attendance, print, others, dialog } = useWriteActions(training, () =>
    navigate(paths.trainings.mine),
  )
  const params = { trainingId: training.id }
  const now = useNow()
  const isLiveNext = hasPlan && training.status !== 'cancelled' && isAboutNow(training, now)
  const menu: MenuAction[] = [
    ...attendance,
    print,
    {
      label: t('calendar_file.button'),
      icon: <IconCalendarDown {...icon} />,
      onSelect: onCalendarFile,
    },
    {
      label: t('share.open'),
      icon: <IconShare {...icon} />,
      onSelect: () => setIsSharing(true),
    },
  ]
  return (
    <>
      <LinkButton
        kind={isLiveNext ? 'secondary' : 'primary'}
        to={href(paths.trainings.edit, params)}
        icon={<IconEdit {...icon} />}
      >
        {t('details.edit')}
      </LinkButton>
      {hasPlan ? (
        <LinkButton
          kind={isLiveNext ? 'primary' : 'secondary'}
          to={href(paths.trainings.live, params)}
          icon={<IconPlayerPlay {...icon} />}
        >
          {t('live:live.open')}
        </LinkButton>
      ) : null}
      <ActionMenu label={t('details.actions')} items={[...menu, ...others]} />
      {dialog}
      {isSharing ? <ShareSheet training={training} onClose={() => setIsSharing(false)} /> : null}
    </>
  )
}
