/** Saving an exercise: what to do when somebody saved it since, and where to go after. */
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { createStaleRowError, isStaleRow } from '@/lib/stale-row'
import { clearDraft } from '@/shared/form/draft-store'
import { useConfirm } from '@/shared/ui/confirm'
import { useSaveExercise } from '../../api/exercise-writes'
import { ownExerciseQueries } from '../../api/own-exercises'
import type { ExerciseValues } from '../../model/exercise-form/exercise-schema'
import { toSaveArgument, type ExerciseKey } from '../../model/exercise-form/stored-exercise'

export function useExerciseSave(target: ExerciseKey | { school_id: string }, draftKey: string) {
  const { t } = useTranslation('exercises')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const client = useQueryClient()
  const { mutateAsync } = useSaveExercise()

  async function send(values: ExerciseValues, to: typeof target) {
    try {
      return await mutateAsync(toSaveArgument(values, to))
    } catch (thrown) {
      if (!isStaleRow(thrown) || !('id' in to)) throw thrown
      const isOver = await confirm({
        title: t('exercise_form.conflict.title'),
        text: t('exercise_form.conflict.text'),
        confirmLabel: t('exercise_form.conflict.mine'),
        cancelLabel: t('exercise_form.conflict.back'),
        isDanger: true,
      })
      if (!isOver) throw createStaleRowError(thrown)
      const { version } = await client.fetchQuery({
        ...ownExerciseQueries.form(to.id),
        staleTime: 0,
      })
      return mutateAsync(toSaveArgument(values, { id: to.id, version }))
    }
  }

  return async (values: ExerciseValues) => {
    const { id } = await send(values, target)
    clearDraft(draftKey)
    showToast('success', 'exercises:exercise_form.saved')
    await navigate(href(paths.exercises.details, { id }))
  }
}
