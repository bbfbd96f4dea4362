import { useTranslation } from 'react-i18next'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'
import { useSetTaskStatus } from '../../api/family/tasks'
import type { FamilyTask } from '../../model/family/family-task'

type Ticked = Pick<FamilyTask, 'id' | 'is_final' | 'title'>

/** Ticks tasks off with a way back; where the database knows none, it asks first. */
export function useTickTask() {
  const { t } = useTranslation('attendance')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useSetTaskStatus()

  async function tickTask({ id, title, is_final }: Ticked): Promise<void> {
    const question = {
      title: t('tasks.final_title', { title }),
      text: t('tasks.final_text'),
      confirmLabel: t('tasks.final_yes'),
    }
    if (is_final && !(await confirm(question))) return
    await mutateAsync({ id, status: 'done' })
    showToast('success', 'attendance:tasks.done', {
      values: { title },
      subject: `task:${id}`,
      action: is_final
        ? undefined
        : {
            label: 'attendance:availability.undo',
            run: () => void mutateAsync({ id, status: 'open' }).catch(ignoreReported),
          },
    })
  }

  async function reopenTask({ id }: Pick<FamilyTask, 'id'>): Promise<void> {
    await mutateAsync({ id, status: 'open' })
  }

  return { tick: tickTask, reopen: reopenTask, isPending }
}
