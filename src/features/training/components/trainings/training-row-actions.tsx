import {
  IconArrowBackUp,
  IconArrowRight,
  IconBan,
  IconCopy,
  IconEdit,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { mayCancel, mayDelete, mayReinstate } from '../../model/training-state'
import { useNow } from './use-now'
import { useTrainingActions, type ActedOn } from './use-training-actions'
import { useTrainingText } from './use-training-text'

interface TrainingRowActionsProps {
  training: ActedOn
  mayWrite: boolean
}

const icon = { size: 18, stroke: 1.75 }

export function TrainingRowActions({ training, mayWrite }: TrainingRowActionsProps) {
  const { t } = useTranslation('training')
  const text = useTrainingText()
  const navigate = useNavigate()
  const open = {
    label: t('list.open'),
    icon: <IconArrowRight {...icon} />,
    onSelect: () => void navigate(href(paths.trainings.details, { trainingId: training.id })),
  }
  const actions = useWriteActions(training)
  return (
    <ActionMenu
      label={t('list.actions', { title: `${text.title(training)}, ${text.when(training)}` })}
      items={mayWrite ? [open, actions.edit, ...actions.others] : [open]}
    />
  )
}

/** Only what makes sense now: a past session is neither called off nor deleted. */
export function useWriteActions(training: ActedOn, leave?: () => Promise<void> | void) {
  const { t } = useTranslation('training')
  const now = useNow()
  const { edit, duplicate, cancel, reinstate, deleteForGood } = useTrainingActions()
  const others: MenuAction[] = [
    {
      label: t('list.duplicate'),
      icon: <IconCopy {...icon} />,
      onSelect: () => duplicate(training),
    },
  ]
  if (mayCancel(training, now)) {
    others.push({
      label: t('list.cancel'),
      icon: <IconBan {...icon} />,
      onSelect: () => void cancel(training),
    })
  }
  if (mayReinstate(training, now)) {
    others.push({
      label: t('list.reinstate'),
      icon: <IconArrowBackUp {...icon} />,
      onSelect: () => void reinstate(training),
    })
  }
  if (mayDelete(training, now)) {
    others.push({
      label: t('list.delete'),
      icon: <IconTrash {...icon} />,
      onSelect: () => void deleteForGood(training, leave),
      isDanger: true,
    })
  }
  return {
    edit: { label: t('list.edit'), icon: <IconEdit {...icon} />, onSelect: () => edit(training) },
    others,
  }
}
