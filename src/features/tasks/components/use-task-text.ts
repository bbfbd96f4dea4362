import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { useNow } from '@/lib/time/use-now'
import { findColumn, type Work } from '../model/work'

/** How a task's day and state are said; nothing here scolds. */
export function useTaskText() {
  const { t } = useTranslation('tasks')
  const now = useNow()

  function formatDue(task: Work): string {
    if (task.due_at === null) return t('due.none')
    const day = formatDate(task.due_at)
    const isLate = findColumn(task, now) === 'late'
    return t(isLate ? 'due.was' : 'due.by', { day })
  }

  return { now, formatDue, isLate: (task: Work) => findColumn(task, now) === 'late' }
}
