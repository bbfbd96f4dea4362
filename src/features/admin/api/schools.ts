/** All schools of the platform: the list with sizes, one school, and its writes. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { schoolOptionQueries } from '@/features/schools/api/school-options'
import { AppError } from '@/lib/errors'
import { getListRange } from '@/lib/list-schema'
import { db } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { SchoolFilter } from '../model/school-filter'
import type { SchoolRow } from '../model/school-schema'
import { adminKey } from './keys'

const columns =
  'id, name, type, location, address, website, description, logo_url, time_zone, country, digital_consent_age, coaches_may_invite, accepts_owner_invitations, archived_at, created_at, updated_at' as const

const stale = [adminKey, schoolOptionQueries.all()]

export const adminSchoolQueries = {
  list: (filter: SchoolFilter) =>
    queryOptions({
      queryKey: [...adminKey, 'schools', 'list', filter],
      queryFn: ({ signal }) => fetchSchools(filter, signal),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'schools', 'details', id],
      queryFn: ({ signal }) => fetchSchool(id, signal),
    }),
}

async function fetchSchools(filter: SchoolFilter, signal: AbortSignal) {
  const client = await db()
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

async function fetchSchool(id: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(client.from('schools').select(columns).eq('id', id).abortSignal(signal).single())
}

export type School = Awaited<ReturnType<typeof fetchSchool>>

export function useAdminSchool(id: string): School {
  return useSuspenseQuery(adminSchoolQueries.details(id)).data
}

/** Answers the new school's id. */
export function useCreateSchool() {
  return useMutation({
    mutationFn: async (row: SchoolRow) => {
      const client = await db()
      const { id } = await unwrap(client.from('schools').insert(row).select('id').single())
      return id
    },
    meta: { invalidates: stale, success: 'admin:school.created', silent: true },
  })
}

/** Saves unless the row changed since `seenAt`: then `conflict` with `changed_meanwhile`. */
export function useUpdateSchool(id: string, seenAt: string) {
  return useMutation({
    mutationFn: async (row: SchoolRow) => {
      const client = await db()
      const saved = await unwrap(
        client.from('schools').update(row).eq('id', id).eq('updated_at', seenAt).select('id'),
      )
      if (saved.length === 0) throw new AppError('conflict', { detail: 'changed_meanwhile' })
    },
    meta: { invalidates: stale, success: 'admin:school.saved', silent: true },
  })
}

/** Closes a school for newcomers, or opens it again. */
export function useArchiveSchool(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await db()
      await unwrapVoid(client.rpc('archive_school', { p_school_id: id, p_is_archived: isArchived }))
    },
    meta: { invalidates: stale, success: 'admin:school.status_saved' },
  })
}
