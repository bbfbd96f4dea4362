/** Moving a session in the calendar: seen at once, put back when the server refuses. */
import { useQueryClient } from '@tanstack/react-query'
import {
  trainingQueries,
  useMoveTraining,
  type TrainingRow,
} from '@/features/planner/api/trainings'
import type { SessionTimes } from '../model/session-event'

const rangeKey = [...trainingQueries.all(), 'range']

/**
 * Writes new times. Resolves to whether the server took them; why it did not is told by the toast
 * every failed write has.
 */
export function useMoveSession(): (next: SessionTimes, before: SessionTimes) => Promise<boolean> {
  const client = useQueryClient()
  const { mutateAsync } = useMoveTraining()

  function show(times: SessionTimes): void {
    client.setQueriesData<TrainingRow[]>({ queryKey: rangeKey }, (rows) =>
      rows?.map((row) => (row.id === times.id ? { ...row, ...times } : row)),
    )
  }

  return async (next, before) => {
    // an answer that is under way would put the session back for a moment
    await client.cancelQueries({ queryKey: rangeKey })
    show(next)
    return mutateAsync(next).then(
      () => true,
      () => {
        show(before)
        return false
      },
    )
  }
}
