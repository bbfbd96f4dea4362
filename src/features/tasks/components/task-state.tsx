import { IconCheck, IconCircle, IconClockHour4, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import { findColumn, type Work } from '../model/work'
import { useTaskText } from './use-task-text'

const looks = {
  late: { tone: 'amber', Icon: IconClockHour4 },
  open: { tone: 'neutral', Icon: IconCircle },
  in_progress: { tone: 'blue', Icon: IconPlayerPlay },
  done: { tone: 'green', Icon: IconCheck },
  cancelled: { tone: 'neutral', Icon: IconX },
} as const

/** How far a task has come. */
export function TaskState({ task }: { task: Work }) {
  const { t } = useTranslation('tasks')
  const { now } = useTaskText()
  const state = findColumn(task, now) ?? 'cancelled'
  const { tone, Icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`states.${state}`)}
    </StatusBadge>
  )
}
