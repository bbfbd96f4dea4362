import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'
import { trainingQueries, useDeleteTraining, useSetTrainingStatus } from '../../api/trainings'
import type { TrainingStatus } from '../../model/taxonomy'
import { useTrainingText } from './use-training-text'

export interface ActedOn {
  id: string
  title: string | null
  starts_at: string
  ends_at: string
  status: TrainingStatus
  team_id: string
  team: { name: string; school: { time_zone: string } }
}

/** What one can do with a training from a list or its page. A refusal is told by the global toast. */
export function useTrainingActions() {
  const { t } = useTranslation('training')
  const text = useTrainingText()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutateAsync: setStatus } = useSetTrainingStatus()
  const { mutateAsync: remove } = useDeleteTraining()

  function edit({ id }: ActedOn) {
    void navigate(href(paths.trainings.edit, { trainingId: id }))
  }

  function duplicate({ id }: ActedOn) {
    void navigate(`${paths.trainings.create}?copy=${id}`)
  }

  async function reinstate({ id }: ActedOn) {
    await setStatus({ id, status: 'planned' }).then(
      () => showToast('success', 'training:list.reinstated'),
      alreadyTold,
    )
  }

  async function cancel(training: ActedOn) {
    const isSure = await confirm({
      title: t('list.cancel_title'),
      text: t('list.cancel_text', { title: text.title(training), when: text.when(training) }),
      confirmLabel: t('list.cancel'),
      cancelLabel: t('list.keep'),
      isDanger: true,
    })
    if (!isSure) return
    const undo = { label: 'training:list.undo', run: () => void reinstate(training) }
    await setStatus({ id: training.id, status: 'cancelled' }).then(
      () => showToast('success', 'training:list.cancelled', { action: undo }),
      alreadyTold,
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
    await remove(training.id).then(
      () => client.removeQueries({ queryKey: trainingQueries.details(training.id).queryKey }),
      alreadyTold,
    )
  }

  return { edit, duplicate, cancel, reinstate, deleteForGood }
}

/** The global toast has said what went wrong. */
function alreadyTold() {}
