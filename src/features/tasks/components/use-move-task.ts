import { useTranslation } from 'react-i18next'
import { useSetTaskStatus } from '@/features/attendance/api/family/tasks'
import type { TaskStatus } from '@/features/attendance/model/family/family-task'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'

interface Movable {
  id: string
  title: string
  status: TaskStatus
  is_final: boolean
}

/** Moves tasks with a way back; where the database knows none, it asks first. */
export function useMoveTask() {
  const { t } = useTranslation('tasks')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useSetTaskStatus()

  async function start({ id }: Movable) {
    await mutateAsync({ id, status: 'in_progress' })
  }

  async function reopen({ id }: Pick<Movable, 'id'>) {
    await mutateAsync({ id, status: 'open' })
  }

  async function finish({ id, title, is_final: isFinal }: Movable) {
    const question = {
      title: t('move.final_title', { title }),
      text: t('move.final_text'),
      confirmLabel: t('move.done'),
    }
    if (isFinal && !(await confirm(question))) return
    await mutateAsync({ id, status: 'done' })
    showToast('success', 'tasks:move.is_done', {
      values: { title },
      subject: `task:${id}`,
      action: isFinal
        ? undefined
        : { label: 'tasks:move.undo', run: () => void reopen({ id }).catch(ignoreReported) },
    })
  }

  async function cancel({ id, title }: Movable) {
    const isSure = await confirm({
      title: t('move.cancel_title', { title }),
      text: t('move.cancel_text'),
      confirmLabel: t('move.cancel'),
      cancelLabel: t('move.keep'),
      isDanger: true,
    })
    if (!isSure) return
    await mutateAsync({ id, status: 'cancelled' })
    showToast('success', 'tasks:move.is_cancelled', { values: { title } })
  }

  const act = (work: Promise<void>) => void work.catch(ignoreReported)
  return {
    isPending,
    start: (task: Movable) => act(start(task)),
    finish: (task: Movable) => act(finish(task)),
    reopen: (task: Movable) => act(reopen(task)),
    cancel: (task: Movable) => act(cancel(task)),
  }
}
