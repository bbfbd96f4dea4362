import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { matchQueries } from '@/features/matches/api/matches'
import { toWallClock } from '@/lib/time/wall-clock'
import { useMatchRange } from '../../api/matches'
import { computePeriod, isWithin, shiftDate, toInstants } from '../../model/calendar-period'
import type { WantedDates } from './use-sessions'

/** The matches of a period; the ones before and after are fetched ahead, so that arrows answer at once. */
export function useMatchDates({ scope, view, date, zone }: WantedDates) {
  const client = useQueryClient()
  const period = computePeriod(view, date)
  const { start, end } = toInstants(period, zone)
  const query = useMatchRange(scope, start, end)
  const isThere = query.isSuccess && !query.isPlaceholderData

  useEffect(() => {
    if (!isThere) return
    for (const steps of [1, -1]) {
      const near = toInstants(computePeriod(view, shiftDate(view, date, steps)), zone)
      void client.prefetchQuery(matchQueries.range(scope, near.start, near.end))
    }
  }, [client, isThere, scope, view, date, zone])

  const matches = (query.data ?? []).filter(({ starts_at }) =>
    isWithin(toWallClock(starts_at, zone).date, period),
  )
  return { query, matches, period, isEmpty: isThere && matches.length === 0 }
}
