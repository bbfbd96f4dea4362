import { useState, type ReactNode } from 'react'
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarShare,
  IconChecklist,
  IconCopy,
  IconEdit,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import type { MenuAction } from '@/shared/ui/action-menu'
import {
  canRecordAttendance,
  canCancel,
  canDelete,
  canMove,
  canReinstate,
} from '@/features/teams/model/training-state'
import { ChangeDialog } from '@/features/series/widgets/change/change-dialog'
import { useNow } from '@/lib/time/use-now'
import { useTrainingActions, type ActedOn } from './use-training-actions'

const icon = { size: 18, stroke: 1.75 }

/**
 * Only what makes sense now: a past session is neither called off nor deleted. `dialog` belongs
 * beside the menu: moving and calling off ask there how far it goes.
 */
export function useWriteActions(training: ActedOn, leave?: () => Promise<void> | void) {
  const { t } = useTranslation('training')
  const now = useNow()
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null)
  const { goTo, duplicate, reinstate, deleteForGood } = useTrainingActions()

  function createAction(label: string, image: ReactNode, onSelect: () => void): MenuAction {
    return { label, icon: image, onSelect }
  }

  const others: MenuAction[] = [
    createAction(t('list.duplicate'), <IconCopy {...icon} />, () => duplicate(training)),
  ]
  if (canMove(training, now)) {
    others.push(
      createAction(t('list.move'), <IconCalendarShare {...icon} />, () => setAsking('move')),
    )
  }
  if (canCancel(training, now)) {
    others.push(createAction(t('list.cancel'), <IconBan {...icon} />, () => setAsking('cancel')))
  }
  if (canReinstate(training, now)) {
    const takeBack = () => void reinstate(training)
    others.push(createAction(t('list.reinstate'), <IconArrowBackUp {...icon} />, takeBack))
  }
  if (canDelete(training, now)) {
    const remove = () => void deleteForGood(training, leave)
    others.push({
      ...createAction(t('list.delete'), <IconTrash {...icon} />, remove),
      isDanger: true,
    })
  }
  return {
    edit: createAction(t('list.edit'), <IconEdit {...icon} />, () =>
      goTo(paths.trainings.edit, training),
    ),
    print: createAction(t('list.print'), <IconPrinter {...icon} />, () =>
      goTo(paths.trainings.print, training),
    ),
    attendance: canRecordAttendance(training, now)
      ? [
          createAction(t('list.attendance'), <IconChecklist {...icon} />, () =>
            goTo(paths.trainings.attendance, training),
          ),
        ]
      : [],
    others,
    dialog: asking ? (
      <ChangeDialog training={training} kind={asking} onClose={() => setAsking(null)} />
    ) : null,
  }
}
