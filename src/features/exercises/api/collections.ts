/** Collections: a coach's own lists of exercises, kept for oneself or shared with the school's staff. */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { CollectionValues } from '../model/search/collection-schema'

const listColumns =
  'id, title, description, visibility, owner_id, school_id, updated_at, owner:users(first_name, last_name), items:collection_items(exercise_id)' as const

const detailColumns =
  'id, title, description, visibility, owner_id, school_id, updated_at, owner:users(first_name, last_name), items:collection_items(exercise_id, position, note, exercise:exercises(id, topic, phase, min_age, max_age, players_min, players_max, area_length_m, area_width_m, minutes, intensity, has_heading, equipment, diagram, texts:exercise_texts(locale, title, aim)))' as const

async function fetchAll(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('collections').select(listColumns).order('title').limit(200).abortSignal(signal),
  )
}

export type CollectionRow = Awaited<ReturnType<typeof fetchAll>>[number]

async function fetchOne(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('collections')
      .select(detailColumns)
      .eq('id', id)
      .order('position', { referencedTable: 'collection_items' })
      .abortSignal(signal)
      .single(),
  )
}

export type Collection = Awaited<ReturnType<typeof fetchOne>>
async function create({ school_id, ...values }: CollectionValues & { school_id: string }) {
  const client = await getDb()
  return unwrap(
    client
      .from('collections')
      .insert({ school_id, ...toRow(values) })
      .select('id')
      .single(),
  )
}

async function change({ id, ...values }: CollectionValues & { id: string }) {
  const client = await getDb()
  return unwrap(client.from('collections').update(toRow(values)).eq('id', id).select('id').single())
}

function toRow({ title, description, visibility }: CollectionValues) {
  return { title: title.trim(), description: description.trim() || null, visibility }
}

async function remove(id: string) {
  const client = await getDb()
  return unwrap(client.from('collections').delete().eq('id', id).select('id').single())
}

export interface CollectionOrder {
  id: string
  exerciseIds: readonly string[]
}

/** Fills it with these exercises in this order; notes of those that stay are kept. */
async function setItems({ id, exerciseIds }: CollectionOrder): Promise<void> {
  const client = await getDb()
  await unwrapVoid(
    client.rpc('set_collection_items', {
      p_collection_id: id,
      p_exercise_ids: [...exerciseIds],
    }),
  )
}

export interface CollectionNote {
  id: string
  exerciseId: string
  note: string
}

async function setNote({ id, exerciseId, note }: CollectionNote) {
  const client = await getDb()
  return unwrap(
    client
      .from('collection_items')
      .update({ note: note.trim() || null })
      .eq('collection_id', id)
      .eq('exercise_id', exerciseId)
      .select('exercise_id')
      .single(),
  )
}

export const collectionQueries = {
  all: () => ['training', 'collections'] as const,
  list: () =>
    queryOptions({
      queryKey: [...collectionQueries.all(), 'list'],
      meta: { reads: ['collections', 'collection_items', 'users'] },
      queryFn: ({ signal }) => fetchAll(signal),
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...collectionQueries.all(), 'details', id],
      meta: { reads: ['collections', 'collection_items', 'exercises', 'exercise_texts', 'users'] },
      queryFn: ({ signal }) => fetchOne(id, signal),
    }),
}

/** Mine and the school's; none for families, who have none. */
export function useCollections(isStaff = true) {
  return useQuery({ ...collectionQueries.list(), enabled: isStaff })
}

export function useCollection(id: string) {
  return useSuspenseQuery(collectionQueries.details(id))
}

export function useCreateCollection() {
  return useMutation({ mutationFn: create, meta: { writes: ['collections'] } })
}

export function useChangeCollection() {
  return useMutation({ mutationFn: change, meta: { writes: ['collections'] } })
}

export function useDeleteCollection() {
  return useMutation({
    mutationFn: remove,
    meta: {
      writes: ['collections', 'collection_items'],
      isDeletion: true,
      success: 'exercises:collections.deleted',
    },
  })
}

/** What lies in it also decides what the library finds under it. */
export function useSetCollectionItems() {
  return useMutation({
    mutationFn: setItems,
    meta: {
      writes: ['collection_items'],
    },
  })
}

export function useSetCollectionNote() {
  return useMutation({ mutationFn: setNote, meta: { writes: ['collection_items'] } })
}
