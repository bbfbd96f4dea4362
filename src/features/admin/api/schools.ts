/** All schools of the platform: the list with sizes, one school, and its writes. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { getListRange } from '@/lib/list-schema'
import { createSchool, fetchSchoolRecord, updateSchool } from '@/features/schools/api/schools'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { SchoolFilter } from '../model/school-filter'
import type { SchoolRow } from '../model/school-schema'
import { adminKey } from './keys'

export const adminSchoolQueries = {
  list: (filter: SchoolFilter) =>
    queryOptions({
      queryKey: [...adminKey, 'schools', 'list', filter],
      meta: { reads: ['schools', 'players', 'role_assignments', 'teams'] },
      queryFn: ({ signal }) => fetchSchools(filter, signal),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'schools', 'details', id],
      meta: { reads: ['schools'] },
      queryFn: ({ signal }) => fetchSchoolRecord(id, signal),
    }),
}

async function fetchSchools(filter: SchoolFilter, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('search_schools', {
        p_query: filter.q,
        p_status: filter.status,
        p_sort: filter.sort,
        p_is_descending: filter.dir === 'desc',
        ...getListRange(filter.page),
      })
      .abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export type ListedSchool = Awaited<ReturnType<typeof fetchSchools>>['rows'][number]

export type School = Awaited<ReturnType<typeof fetchSchoolRecord>>

export function useAdminSchool(id: string): School {
  return useSuspenseQuery(adminSchoolQueries.details(id)).data
}

/** Answers the new school's id. */
export function useCreateSchool() {
  return useMutation({
    mutationFn: (row: SchoolRow) => createSchool(row),
    meta: { writes: ['schools', 'audit_log'], success: 'admin:school.created', silent: true },
  })
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. */
export function useUpdateSchool(id: string, seenAt: string) {
  return useMutation({
    mutationFn: (row: SchoolRow) => updateSchool(id, seenAt, row),
    meta: { writes: ['schools', 'audit_log'], success: 'admin:school.saved', silent: true },
  })
}

/** Closes a school for newcomers, or opens it again. */
export function useArchiveSchool(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('archive_school', { p_school_id: id, p_is_archived: isArchived }))
    },
    meta: { writes: ['schools', 'invitations', 'audit_log'], success: 'admin:school.status_saved' },
  })
}
