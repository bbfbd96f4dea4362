/** Trainings a field can be booked for: those ahead, of the teams one plans for. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { fieldQueries } from './fields'

const columns =
  'id, title, starts_at, ends_at, team_id, series_id, team:teams!inner(name), bookings:field_bookings!field_bookings_training(id, field_part_id)' as const

/** The coming trainings, 300 at most: about two months of a club. */
async function fetchTrainings(teamIds: readonly string[], signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('trainings')
      .select(columns)
      .in('team_id', teamIds)
      .eq('status', 'planned')
      .gt('ends_at', new Date().toISOString())
      .order('starts_at')
      .order('id')
      .limit(300)
      .abortSignal(signal),
  )
}

export type BookableTraining = Awaited<ReturnType<typeof fetchTrainings>>[number]

/** Nothing is asked for somebody without a team. */
export function useBookableTrainings(teamIds: readonly string[]): readonly BookableTraining[] {
  const { data } = useQuery({
    ...queryOptions({
      queryKey: [...fieldQueries.all(), 'trainings', teamIds],
      queryFn: ({ signal }) => fetchTrainings(teamIds, signal),
    }),
    enabled: teamIds.length > 0,
  })
  return data ?? []
}
