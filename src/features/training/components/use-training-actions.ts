import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'
import { useDeleteTraining, useSetTrainingStatus } from '@/features/planner/api/trainings'
import type { TrainingStatus } from '@/features/teams/model/training-state'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'

export interface ActedOn {
  id: string
  title: string | null
  starts_at: string
  ends_at: string
  status: TrainingStatus
  team_id: string
  series_id: string | null
  series_date: string | null
  team: { name: string; school: { time_zone: string } }
}

type TrainingPath = (typeof paths.trainings)['details' | 'edit' | 'attendance' | 'print']

/** What one can do with a training from a list or its page. A refusal is told by the global toast. */
export function useTrainingActions() {
  const { t } = useTranslation('training')
  const text = useTrainingText()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { mutateAsync: setStatus } = useSetTrainingStatus()
  const { mutateAsync: remove } = useDeleteTraining()

  /** Whatever one may do with a training on a page of its own. */
  function goTo(path: TrainingPath, { id }: ActedOn) {
    void navigate(href(path, { trainingId: id }))
  }

  function duplicate({ id }: ActedOn) {
    void navigate(`${paths.trainings.create}?copy=${id}`)
  }

  async function reinstate({ id }: ActedOn) {
    await setStatus({ id, status: 'planned' }).then(
      () => showToast('success', 'training:list.reinstated', { subject: `training:${id}` }),
      ignoreReported,
    )
  }

  /** `leave` goes away from the page of the training first: there is nothing left to show on it. */
  async function deleteForGood(training: ActedOn, leave?: () => Promise<void> | void) {
    const isSure = await confirm({
      title: t('list.delete_title'),
      text: t('list.delete_text', { title: text.title(training), when: text.when(training) }),
      confirmLabel: t('list.delete'),
      cancelLabel: t('list.keep'),
      isDanger: true,
    })
    if (!isSure) return
    await leave?.()
    await remove(training.id).catch(ignoreReported)
  }

  return { goTo, duplicate, reinstate, deleteForGood }
}
