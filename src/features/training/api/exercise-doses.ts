/** What the exercises of a plan demand: intervals, practice type and keepers, which search and cards leave out. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Demands } from '../model/check/checked'

const columns = 'id, practice_type, sets, work_seconds, rest_seconds, keepers' as const

async function fetchDoses(ids: readonly string[], signal: AbortSignal): Promise<Demands> {
  const client = await db()
  const rows = await unwrap(
    client.from('exercises').select(columns).in('id', ids).abortSignal(signal),
  )
  return Object.fromEntries(rows.map(({ id, ...dose }) => [id, dose]))
}

/** `ids` in any order; the same set is the same question. */
export function useExerciseDoses(ids: readonly string[]): Demands {
  const wanted = [...new Set(ids)].toSorted()
  const { data } = useQuery(
    queryOptions({
      queryKey: ['training', 'exercises', 'doses', wanted],
      queryFn: ({ signal }) => fetchDoses(wanted, signal),
      placeholderData: keepPreviousData,
      staleTime: 10 * 60_000,
      enabled: wanted.length > 0,
    }),
  )
  return data ?? {}
}
