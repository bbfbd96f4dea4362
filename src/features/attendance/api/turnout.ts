/** How many come to each of some trainings. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Who comes to each of these trainings, in numbers. */
export async function fetchTurnout(ids: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('training_turnout', { p_training_ids: [...ids] }).abortSignal(signal))
}

export const turnoutQueries = {
  list: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['training', 'turnout', ids],
      meta: { reads: ['trainings', 'attendance', 'squad_members'] },
      queryFn: ({ signal }) => fetchTurnout(ids, signal),
    }),
}

/** Who comes to each, of teams one plans for. */
export function useTurnout(ids: readonly string[]) {
  return useQuery({ ...turnoutQueries.list(ids), enabled: ids.length > 0 })
}
