import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { TeamScope } from '@/features/teams/api/training-rows'
import { trainingQueries, useTrainingRange } from '@/features/planner/api/trainings'
import { toWallClock } from '@/lib/time/wall-clock'
import { useMatchRange } from '../../api/matches'
import type { CalendarView } from '../../model/calendar-address'
import {
  toInstants,
  computePeriod,
  isWithin,
  shiftDate,
  type Period,
} from '../../model/calendar-period'
import type { Fixture } from '../../model/match-event'

export interface WantedDates {
  scope: TeamScope
  view: CalendarView
  date: string
  zone: string
}

/** The matches of a period; without them the sessions stand all the same. */
export function useMatches({ scope, zone }: WantedDates, period: Period): readonly Fixture[] {
  const { start, end } = toInstants(period, zone)
  const { data = [] } = useMatchRange(scope, start, end)
  // those of the period before stand until these are read
  return data.filter(({ starts_at }) => isWithin(toWallClock(starts_at, zone).date, period))
}

/** The sessions of a period; the ones before and after are fetched ahead, so that arrows answer at once. */
export function useSessions({ scope, view, date, zone }: WantedDates) {
  const client = useQueryClient()
  const { start, end } = toInstants(computePeriod(view, date), zone)
  const query = useTrainingRange(scope, start, end)
  const isThere = query.isSuccess && !query.isPlaceholderData

  useEffect(() => {
    if (!isThere) return
    for (const steps of [1, -1]) {
      const near = toInstants(computePeriod(view, shiftDate(view, date, steps)), zone)
      void client.prefetchQuery(trainingQueries.range(scope, near.start, near.end))
    }
  }, [client, isThere, scope, view, date, zone])

  return query
}
