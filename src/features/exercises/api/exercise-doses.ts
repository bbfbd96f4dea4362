/** What the exercises of a plan demand: intervals, practice type and keepers, which search and cards leave out. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Demands } from '../model/exercise-demand'
import { fetchDemands } from './exercise-rows'
import { exerciseQueries } from './exercises'

async function fetchDoses(ids: readonly string[], signal: AbortSignal): Promise<Demands> {
  const rows = await fetchDemands(ids, signal)
  return Object.fromEntries(rows.map(({ id, ...dose }) => [id, dose]))
}

/** `ids` in any order; the same set is the same question. */
export function useExerciseDoses(ids: readonly string[]): Demands {
  const wanted = [...new Set(ids)].toSorted()
  const { data } = useQuery(
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'doses', wanted],
      meta: { reads: ['exercises'] },
      queryFn: ({ signal }) => fetchDoses(wanted, signal),
      placeholderData: keepPreviousData,
      staleTime: 10 * 60_000,
      enabled: wanted.length > 0,
    }),
  )
  return data ?? {}
}
