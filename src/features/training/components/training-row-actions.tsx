import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useTrainingActions, type ActedOn } from './use-training-actions'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import { useWriteActions } from './use-write-actions'

interface TrainingRowActionsProps {
  training: ActedOn
  mayWrite: boolean
}

/** The menu of a row: what one may do with that training now. */
export function TrainingRowActions({ training, mayWrite }: TrainingRowActionsProps) {
  const { t } = useTranslation('training')
  const text = useTrainingText()
  const { goTo } = useTrainingActions()
  const { edit, attendance, print, others, dialog } = useWriteActions(training)
  const open = {
    label: t('list.open'),
    icon: <IconArrowRight size={18} stroke={1.75} />,
    onSelect: () => goTo(paths.trainings.details, training),
  }
  return (
    <>
      <ActionMenu
        label={t('list.actions', { title: `${text.title(training)}, ${text.when(training)}` })}
        items={mayWrite ? [open, edit, ...attendance, print, ...others] : [open, print]}
      />
      {dialog}
    </>
  )
}
