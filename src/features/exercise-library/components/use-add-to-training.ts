import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { isStaleRow } from '@/lib/stale-row'
import { exerciseQueries } from '@/features/exercises/api/exercises'
import { trainingQueries, useSaveTraining } from '@/features/planner/api/trainings'
import { isFull } from '@/features/planner/model/plan'
import {
  toExerciseCard,
  toRepeatedValues,
  addExercise,
} from '@/features/planner/model/board/planner-start'
import { toSaveArgument } from '@/features/planner/model/training-schema'

/** Puts an exercise at the end of its part of a planned session. Somebody else's change meanwhile is told. */
export function useAddToTraining() {
  const { i18n } = useTranslation('exercises')
  const client = useQueryClient()
  const navigate = useNavigate()
  const save = useSaveTraining()

  async function add(exerciseId: string, trainingId: string): Promise<boolean> {
    try {
      const [training, exercise] = await Promise.all([
        client.fetchQuery({ ...trainingQueries.details(trainingId), staleTime: 0 }),
        client.ensureQueryData(exerciseQueries.details(exerciseId)),
      ])
      if (!training) return refuse('exercises:library.use.gone')
      const zone = training.team.school.time_zone
      const values = toRepeatedValues(training, zone, i18n.language)
      if (values.blocks.some((block) => block.exercise_id === exerciseId)) {
        return refuse('exercises:library.use.already')
      }
      if (isFull(values.blocks)) return refuse('exercises:library.use.full')
      const blocks = [...addExercise(values.blocks, toExerciseCard(exercise, i18n.language))]
      await save.mutateAsync(toSaveArgument({ ...values, blocks }, zone, training))
      showToast('success', 'exercises:library.use.added', {
        action: {
          label: 'exercises:library.use.open',
          run: () => void navigate(href(paths.trainings.details, { trainingId })),
        },
      })
      return true
    } catch (error) {
      return refuse(
        isStaleRow(error) ? 'exercises:library.use.conflict' : `errors:${toAppError(error).code}`,
      )
    }
  }

  return { add, isBusy: save.isPending }
}

function refuse(message: string): false {
  showToast('error', message)
  return false
}
