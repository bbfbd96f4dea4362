/** The sessions of all schools, for administrators. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getListRange } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { TrainingFilter } from '../model/training-filter'

async function fetchTrainings(filter: TrainingFilter, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('search_all_trainings', {
        p_query: filter.q,
        p_school_id: filter.school || undefined,
        p_status: filter.status === 'all' ? undefined : filter.status,
        p_from: filter.from || undefined,
        p_to: filter.to || undefined,
        p_sort: filter.sort,
        p_is_descending: filter.dir === 'desc',
        ...getListRange(filter.page),
      })
      .abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export type AnyTraining = Awaited<ReturnType<typeof fetchTrainings>>['rows'][number]

export const allTrainingQueries = {
  list: (filter: TrainingFilter) =>
    queryOptions({
      queryKey: ['analytics', 'trainings', filter],
      meta: { reads: ['trainings', 'teams', 'schools', 'training_blocks', 'attendance', 'users'] },
      queryFn: ({ signal }) => fetchTrainings(filter, signal),
      placeholderData: keepPreviousData,
    }),
}
