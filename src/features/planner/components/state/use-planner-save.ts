import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toAppError, type AppError } from '@/lib/errors'
import { invalidateTables } from '@/lib/query/tables'
import { showToast } from '@/lib/toast'
import { isStaleRow } from '@/lib/stale-row'
import { bookForTraining } from '../../api/field-parts'
import { saveStaffNotes } from '@/features/attendance/api/staff-notes'
import { trainingQueries, useSaveTraining } from '../../api/trainings'
import { toSaveArgument, type TrainingKey, type TrainingValues } from '../../model/training-schema'

interface SaveOptions {
  existing: TrainingKey | null
  /** What is stored already: only what differs from it is booked and noted. */
  stored: TrainingValues
  zoneOf: (teamId: string) => string
  /** What to save under which key; null when somebody has to decide first. */
  settle: (
    values: TrainingValues,
  ) => Promise<{ values: TrainingValues; key: TrainingKey | null } | null>
  onSaved: (id: string) => void
}

/** PostgreSQL's code for a field that somebody else has at that time. */
export const fieldTaken = '23P01'

/** Sends the plan, and knows what to do when the answer is no: conflict, no connection, refusal. */
export function usePlannerSave({ existing, stored, zoneOf, settle, onSaved }: SaveOptions) {
  const client = useQueryClient()
  const { mutateAsync } = useSaveTraining()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<AppError | null>(null)
  const [conflicting, setConflicting] = useState<TrainingValues | null>(null)
  const isRunning = useRef(false)
  const [own] = useState(() => ({ id: crypto.randomUUID(), version: null }))

  async function runAttempt(work: () => Promise<void>) {
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

  /** Moved to a time at which its old field is taken, but with another one chosen: that one counts. */
  async function store(values: TrainingValues, key: TrainingKey | null) {
    const argument = toSaveArgument(values, zoneOf(values.team_id), key)
    try {
      return await mutateAsync(argument)
    } catch (thrown) {
      const isOtherField = values.field_part_id !== stored.field_part_id
      if (!key || !isOtherField || toAppError(thrown).detail !== fieldTaken) throw thrown
      await bookForTraining(key.id, null)
      return mutateAsync(argument)
    }
  }

  /** What stands beside the training; it is saved already, so that a refusal here is only told. */
  async function storeBeside(id: string, values: TrainingValues) {
    const { field_part_id, staff_notes } = stored
    if (values.field_part_id === field_part_id && values.staff_notes === staff_notes) return
    if (values.field_part_id !== field_part_id) {
      await bookForTraining(id, values.field_part_id).catch((thrown: unknown) => {
        const isTaken = toAppError(thrown).detail === fieldTaken
        showToast('error', isTaken ? 'planner:plan.field.lost' : 'planner:plan.field.failed')
      })
    }
    if (values.staff_notes !== staff_notes) {
      await saveStaffNotes(id, values.staff_notes).catch(() =>
        showToast('error', 'planner:plan.notes.failed'),
      )
    }
    // told, not waited for: the way to the saved session is free
    void invalidateTables(client, ['field_bookings', 'training_staff_notes'])
  }

  async function send(values: TrainingValues, key: TrainingKey | null) {
    try {
      const saved = await store(values, key)
      setConflicting(null)
      await storeBeside(saved.id, values)
      onSaved(saved.id)
    } catch (thrown) {
      // only what was opened here can be loaded anew
      if (!existing || !isStaleRow(thrown)) throw thrown
      setConflicting(values)
    }
  }

  function fetchNewest(id: string) {
    return client.fetchQuery({ ...trainingQueries.details(id), staleTime: 0 })
  }

  /** Saves my plan over whatever the other person saved meanwhile. */
  async function saveOver() {
    if (!existing || !conflicting) return
    await runAttempt(async () => {
      const { version } = await fetchNewest(existing.id)
      await send(conflicting, { id: existing.id, version })
    })
  }

  return {
    isBusy,
    failure,
    isConflict: conflicting !== null,
    save: (values: TrainingValues) =>
      runAttempt(async () => {
        const settled = await settle(values)
        if (settled) await send(settled.values, settled.key ?? own)
      }),
    /** What the coach has decided; a new session without a key. */
    saveAs: (values: TrainingValues, key: TrainingKey | null) =>
      runAttempt(() => send(values, key ?? own)),
    saveOver,
    newest: fetchNewest,
    attempt: runAttempt,
    forgetConflict: () => setConflicting(null),
  }
}
