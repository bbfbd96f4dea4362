/** Fields with their parts: the list with what happens there now, one field, and its writes. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { toFoldedPattern } from '@/lib/fold-text'
import { listPageSize } from '@/lib/list-schema'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'
import type { FieldFilter } from '../model/field-filter'
import { createStaleRowError } from '@/lib/stale-row'
import type { FieldRow } from '../model/field-schema'
import { sortParts, type Division } from '../model/part'
import { divideField } from './parts'

const columns =
  'id, school_id, name, surface, length_m, width_m, has_lights, address, note, archived_at, updated_at, school:schools!fields_school!inner(name, time_zone), parts:field_parts!field_parts_field(id, kind, label, along, across)' as const
const listColumns =
  `${columns}, bookings:field_bookings!field_bookings_field(id, kind, title, starts_at, ends_at, team:teams!field_bookings_team(name))` as const

async function fetchList(filter: FieldFilter, signal: AbortSignal) {
  const client = await getDb()
  const from = (filter.page - 1) * listPageSize
  let query = client
    .from('fields')
    .select(listColumns, { count: 'exact' })
    .eq('bookings.status', 'booked')
    .gt('bookings.ends_at', new Date().toISOString())
    .order('starts_at', { referencedTable: 'bookings' })
    .limit(1, { referencedTable: 'bookings' })
    .order(filter.sort, { ascending: filter.dir === 'asc' })
    .order('id')
    .range(from, from + listPageSize - 1)
    .abortSignal(signal)
  query = filter.archived ? query.not('archived_at', 'is', null) : query.is('archived_at', null)
  if (filter.surface.length > 0) query = query.in('surface', filter.surface)
  if (filter.place) query = query.eq('address', filter.place)
  if (filter.q.trim()) query = query.like('search_text', toFoldedPattern(filter.q))
  return unwrapPage(query)
}

export type ListedField = Awaited<ReturnType<typeof fetchList>>['rows'][number]

/** The addresses in use, to choose one in the filter. */
async function fetchPlaces(signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('fields')
      .select('address')
      .not('address', 'is', null)
      .order('address')
      .limit(1000)
      .abortSignal(signal),
  )
  return [...new Set(rows.flatMap(({ address }) => address ?? []))]
}

async function fetchField(id: string, signal: AbortSignal) {
  const client = await getDb()
  const row = await unwrap(
    client.from('fields').select(columns).eq('id', id).abortSignal(signal).single(),
  )
  return { ...row, parts: sortParts(row.parts) }
}

export type Field = Awaited<ReturnType<typeof fetchField>>

/** Fields of a school by name; those in use alone, or all. */
export async function fetchFieldNames(
  schoolId: string,
  { withArchived = false }: { withArchived?: boolean },
  signal: AbortSignal,
) {
  const client = await getDb()
  const query = client
    .from('fields')
    .select('id, name')
    .eq('school_id', schoolId)
    .order('name')
    .abortSignal(signal)
  return unwrap(withArchived ? query : query.is('archived_at', null))
}

/** Whether any field the reader may see is in use. */
export async function hasFields(signal: AbortSignal): Promise<boolean> {
  const client = await getDb()
  const rows = await unwrap(
    client.from('fields').select('id').is('archived_at', null).limit(1).abortSignal(signal),
  )
  return rows.length > 0
}

export async function archiveField(id: string, isArchived: boolean): Promise<void> {
  const client = await getDb()
  const archived_at = isArchived ? new Date().toISOString() : null
  await unwrap(client.from('fields').update({ archived_at }).eq('id', id).select('id').single())
}

export async function deleteField(id: string): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('fields').delete().eq('id', id).select('id').single())
}

export const fieldQueries = {
  all: () => ['fields'] as const,
  list: (filter: FieldFilter) =>
    queryOptions({
      queryKey: [...fieldQueries.all(), 'list', filter],
      meta: { reads: ['fields', 'field_parts', 'field_bookings', 'schools', 'teams'] },
      queryFn: ({ signal }) => fetchList(filter, signal),
      placeholderData: keepPreviousData,
    }),
  places: () =>
    queryOptions({
      queryKey: [...fieldQueries.all(), 'places'],
      meta: { reads: ['fields'] },
      queryFn: ({ signal }) => fetchPlaces(signal),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...fieldQueries.all(), 'one', id],
      meta: { reads: ['fields', 'field_parts', 'schools'] },
      queryFn: ({ signal }) => fetchField(id, signal),
    }),
}

export function usePlaces(): readonly string[] {
  return useQuery(fieldQueries.places()).data ?? []
}

export function useField(id: string): Field {
  return useSuspenseQuery(fieldQueries.one(id)).data
}

/** Answers the new field's id. Throws `conflict` (23505) for a name the school has already. */
export function useCreateField() {
  return useMutation({
    mutationFn: async (wanted: { schoolId: string; row: FieldRow; cut: readonly Division[] }) => {
      const client = await getDb()
      const { id } = await unwrap(
        client
          .from('fields')
          .insert({ ...wanted.row, school_id: wanted.schoolId })
          .select('id')
          .single(),
      )
      for (const parts of wanted.cut) {
        await divideField(id, parts)
      }
      return id
    },
    meta: { writes: ['fields'], success: 'fields:form.created', silent: true },
  })
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. */
export function useUpdateField(id: string, seenAt: string) {
  return useMutation({
    mutationFn: async (row: FieldRow) => {
      const client = await getDb()
      const saved = await unwrap(
        client.from('fields').update(row).eq('id', id).eq('updated_at', seenAt).select('id'),
      )
      if (saved.length === 0) throw createStaleRowError()
    },
    meta: { writes: ['fields'], success: 'fields:form.saved', silent: true },
  })
}
