/** The hours in which the devices of a school's minors stay silent: read by everybody of it, changed by its owner. */
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { invalidateTables } from '@/lib/query/tables'
import type { ChildrenQuiet } from '../model/children-quiet'
import { fetchChildrenQuiet, updateSchool } from './schools'

export const childrenQuietQueries = {
  of: (schoolId: string) =>
    queryOptions({
      queryKey: ['schools', 'children-quiet', schoolId],
      meta: { reads: ['schools'] },
      queryFn: ({ signal }) => fetchChildrenQuiet(schoolId, signal),
    }),
  mine: () =>
    queryOptions({
      queryKey: ['schools', 'children-quiet', 'mine'],
      meta: { reads: ['schools', 'players', 'guardian_links'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('my_quiet_hours').abortSignal(signal))
      },
    }),
}

export function useChildrenQuiet(schoolId: string) {
  return useSuspenseQuery(childrenQuietQueries.of(schoolId)).data
}

/** Null while it is not known, and for who does not belong to the school. */
export function useKnownChildrenQuiet(schoolId: string) {
  return useQuery(childrenQuietQueries.of(schoolId)).data ?? null
}

/** Of the schools where I or my children play as minors; nothing for other adults. */
export function useMyQuietHours() {
  return useQuery(childrenQuietQueries.mine()).data ?? []
}

/** Saves unless the school changed since `seenAt`: then `stale_row`. */
export function useSaveChildrenQuiet(schoolId: string, seenAt: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (values: ChildrenQuiet) => updateSchool(schoolId, seenAt, values),
    // after a conflict the next look shows what is stored now
    onError: () => invalidateTables(cache, ['schools']),
    meta: { writes: ['schools', 'audit_log'], success: 'schools:quiet.saved', silent: true },
  })
}
