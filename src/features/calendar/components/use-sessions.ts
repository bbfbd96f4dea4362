import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { TeamScope } from '@/features/teams/api/training-rows'
import { trainingQueries, useTrainingRange } from '@/features/planner/api/trainings'
import { useMatchRange } from '../api/matches'
import type { CalendarView } from '../model/calendar-address'
import { instantsOf, periodOf, shiftDate } from '../model/calendar-period'
import type { Fixture } from '../model/match-event'

interface Wanted {
  scope: TeamScope
  view: CalendarView
  date: string
  zone: string
}

/** The matches of a period; without them the sessions stand all the same. */
export function useMatches({ scope, view, date, zone }: Wanted): readonly Fixture[] {
  const { start, end } = instantsOf(periodOf(view, date), zone)
  return useMatchRange(scope, start, end).data ?? []
}

/** The sessions of a period; the ones before and after are fetched ahead, so that arrows answer at once. */
export function useSessions({ scope, view, date, zone }: Wanted) {
  const client = useQueryClient()
  const { start, end } = instantsOf(periodOf(view, date), zone)
  const query = useTrainingRange(scope, start, end)
  const isThere = query.isSuccess && !query.isPlaceholderData

  useEffect(() => {
    if (!isThere) return
    for (const steps of [1, -1]) {
      const near = instantsOf(periodOf(view, shiftDate(view, date, steps)), zone)
      void client.prefetchQuery(trainingQueries.range(scope, near.start, near.end))
    }
  }, [client, isThere, scope, view, date, zone])

  return query
}
