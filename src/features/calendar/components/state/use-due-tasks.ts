import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { familyTaskQueries } from '@/features/attendance/api/family/tasks'
import { listIds, type Child } from '@/features/attendance/model/family/children'
import { useTickTask } from '@/features/attendance/widgets/family/use-tick-task'
import { toInstants, type Period } from '../../model/calendar-period'
import { toTaskEntries, type TaskEntry } from '../../model/family/own-entries'

interface Shown {
  shown: readonly Child[]
  period: Period
  today: string
  zone: string
  /** Epoch milliseconds. */
  now: number
}

/** Tasks of the children shown: what is due in the period, and whatever is still open from before. */
export function useDueTasks({ shown, period, today, zone, now }: Shown) {
  const ids = listIds(shown)
  const enabled = ids.length > 0
  const { data: due = [] } = useQuery({
    ...familyTaskQueries.due(ids, toInstants(period, zone)),
    enabled,
  })
  const { data: open = [] } = useQuery({ ...familyTaskQueries.open(ids), enabled })
  const [openedId, setOpenedId] = useState('')
  // what is known twice counts as it is due: that list has done ones as well
  const entries = toTaskEntries([...open, ...due], { today, zone, now })
  return {
    entries,
    opened: entries.find(({ id }) => id === openedId) ?? null,
    open: ({ id }: TaskEntry) => setOpenedId(id),
    close: () => setOpenedId(''),
    changes: useTickTask(),
  }
}
