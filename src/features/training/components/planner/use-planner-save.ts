import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toAppError, type AppError } from '@/lib/errors'
import { trainingQueries, useSaveTraining } from '../../api/trainings'
import { toSaveArgument, type TrainingKey, type TrainingValues } from '../../model/training-schema'

interface SaveOptions {
  existing: TrainingKey | null
  zoneOf: (teamId: string) => string
  onSaved: (id: string) => void
}

/** Sends the plan, and knows what to do when the answer is no: conflict, no connection, refusal. */
export function usePlannerSave({ existing, zoneOf, onSaved }: SaveOptions) {
  const client = useQueryClient()
  const { mutateAsync } = useSaveTraining()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<AppError | null>(null)
  const [conflicting, setConflicting] = useState<TrainingValues | null>(null)
  const isRunning = useRef(false)

  async function attempt(work: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (thrown) {
      setFailure(toAppError(thrown))
    }
    isRunning.current = false
    setIsBusy(false)
  }

  async function send(values: TrainingValues, key: TrainingKey | null) {
    try {
      const saved = await mutateAsync(toSaveArgument(values, zoneOf(values.team_id), key))
      setConflicting(null)
      onSaved(saved.id)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.detail !== 'training_conflict') throw error
      setConflicting(values)
    }
  }

  function newest(id: string) {
    return client.fetchQuery({ ...trainingQueries.details(id), staleTime: 0 })
  }

  /** Saves my plan over whatever the other person saved meanwhile. */
  async function saveOver() {
    if (!existing || !conflicting) return
    await attempt(async () => {
      const { version } = await newest(existing.id)
      await send(conflicting, { id: existing.id, version })
    })
  }

  return {
    isBusy,
    failure,
    isConflict: conflicting !== null,
    save: (values: TrainingValues) => attempt(() => send(values, existing)),
    saveOver,
    newest,
    attempt,
    forgetConflict: () => setConflicting(null),
  }
}
