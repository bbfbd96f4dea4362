/** Where a session takes place, for families too, who read no fields. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchGround(trainingId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('training_ground', { p_training_id: trainingId }).abortSignal(signal),
  )
  return rows[0] ?? null
}

export const trainingGroundQueries = {
  of: (trainingId: string) =>
    queryOptions({
      queryKey: ['training', 'ground', trainingId],
      meta: {
        reads: ['trainings', 'field_bookings', 'fields', 'field_parts', 'schools'],
        isKept: true,
      },
      queryFn: ({ signal }) => fetchGround(trainingId, signal),
    }),
}

export function useTrainingGround(trainingId: string) {
  return useSuspenseQuery(trainingGroundQueries.of(trainingId)).data
}
