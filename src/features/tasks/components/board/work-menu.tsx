import { IconCheck, IconPlayerPlay, IconRotate, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import type { WorkRow } from '../../api/work'
import { useMoveTask } from '../use-move-task'

interface WorkMenuProps {
  task: WorkRow
  title: string
  /** Gives out work there: only such a person takes a task back. */
  isGiver: boolean
}

/** What can be done with a task as it stands. */
export function WorkMenu({ task, title, isGiver }: WorkMenuProps) {
  const { t } = useTranslation('tasks')
  const move = useMoveTask()
  const named = { ...task, title }
  const isOpen = task.status === 'open' || task.status === 'in_progress'
  const items: MenuAction[] = []
  // a quiz is answered, not ticked
  if (task.status === 'open' && !task.quiz_id) {
    items.push({
      label: t('move.start'),
      icon: <IconPlayerPlay size={18} stroke={1.75} />,
      onSelect: () => move.start(named),
    })
  }
  if (isOpen && !task.quiz_id) {
    items.push({
      label: t('move.done'),
      icon: <IconCheck size={18} stroke={1.75} />,
      onSelect: () => move.finish(named),
    })
  }
  if (task.status === 'done' && !task.is_final) {
    items.push({
      label: t('move.reopen'),
      icon: <IconRotate size={18} stroke={1.75} />,
      onSelect: () => move.reopen(named),
    })
  }
  if (isOpen && isGiver) {
    items.push({
      label: t('move.cancel'),
      icon: <IconX size={18} stroke={1.75} />,
      onSelect: () => move.cancel(named),
      isDanger: true,
    })
  }
  if (items.length === 0) return null
  return <ActionMenu label={t('move.menu', { title, name: task.doer })} items={items} />
}
