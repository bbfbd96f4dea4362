/** The tables of notes: what coaches wrote about players, earlier wordings, and who has read. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { fetchCards } from '@/features/people/api/person-cards'
import { listPageSize } from '@/lib/list-schema'
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage, unwrapVoid } from '@/lib/supabase/unwrap'
import { addDays, getToday } from '@/lib/time/calendar-date'
import { formatFullName } from '@/lib/person'
import type { NoteInput } from '../model/note'
import type { NoteFilter } from '../model/note-filter'

const rowColumns =
  'id, player_id, author_id, kind, visibility, body, occurred_on, archived_at, version, player:players!notes_player(first_name, last_name)' as const

/** Names of accounts; who may not be known has none. */
async function fetchNames(ids: readonly (string | null)[], signal: AbortSignal) {
  const client = await getDb()
  const cards = await fetchCards(
    client,
    ids.flatMap((id) => id ?? []),
    signal,
  )
  return (id: string | null) => {
    const card = cards.get(id ?? '')
    return card ? formatFullName(card) : null
  }
}

async function fetchPage(filter: NoteFilter, signal: AbortSignal) {
  const client = await getDb()
  const { q, player, kind, visibility, period, withdrawn, dir, page } = filter
  let query = client.from('notes').select(rowColumns, { count: 'exact' })
  query = withdrawn ? query.not('archived_at', 'is', null) : query.is('archived_at', null)
  if (player) query = query.eq('player_id', player)
  if (kind) query = query.eq('kind', kind)
  if (visibility) query = query.eq('visibility', visibility)
  if (period) query = query.gte('occurred_on', addDays(getToday(), -Number(period)))
  if (q.trim()) query = query.ilike('body', `%${q.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`)
  const first = (page - 1) * listPageSize
  const { rows, total } = await unwrapPage(
    query
      .order('occurred_on', { ascending: dir === 'asc' })
      .order('created_at', { ascending: dir === 'asc' })
      .order('id')
      .range(first, first + listPageSize - 1)
      .abortSignal(signal),
  )
  const getName = await fetchNames(
    rows.map(({ author_id }) => author_id),
    signal,
  )
  return { rows: rows.map((row) => ({ ...row, author: getName(row.author_id) })), total }
}

export type NoteRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number]

/** The last ones about a player that the reader may see, newest first. */
export async function fetchLatestNotes(
  asked: { playerIds: readonly string[]; limit: number; isForFamily: boolean },
  signal: AbortSignal,
) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('notes')
      .select('id, player_id, author_id, kind, visibility, body, occurred_on')
      .in('player_id', asked.playerIds)
      .in('visibility', asked.isForFamily ? ['player', 'family'] : ['staff', 'player', 'family'])
      .is('archived_at', null)
      .order('occurred_on', { ascending: false })
      .order('id')
      .limit(asked.limit)
      .abortSignal(signal),
  )
  const getName = await fetchNames(
    rows.map(({ author_id }) => author_id),
    signal,
  )
  return rows.map((row) => ({ ...row, author: getName(row.author_id) }))
}

/** One note; what the reader may not see of its past and its readers is empty. */
async function fetchNote(id: string, signal: AbortSignal) {
  const client = await getDb()
  const note = await unwrap(
    client
      .from('notes')
      .select(
        `${rowColumns}, created_at, updated_at, versions:note_versions(version, edited_by, kind, visibility, body, occurred_on, created_at), reads:note_reads(user_id, created_at)`,
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
  const getName = await fetchNames(
    [
      note.author_id,
      ...note.versions.map(({ edited_by: by }) => by),
      ...note.reads.map(({ user_id: by }) => by),
    ],
    signal,
  )
  return {
    ...note,
    author: getName(note.author_id),
    versions: note.versions
      .toSorted((one, other) => other.version - one.version)
      .map((version) => ({ ...version, editor: getName(version.edited_by) })),
    reads: note.reads
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
      .map((read) => ({ ...read, reader: getName(read.user_id) })),
  }
}

export type Note = Awaited<ReturnType<typeof fetchNote>>

export const noteQueries = {
  all: () => ['notes'] as const,
  list: (filter: NoteFilter) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'list', filter],
      meta: { reads: ['notes', 'players', 'person_cards'] },
      queryFn: ({ signal }) => fetchPage(filter, signal),
      placeholderData: keepPreviousData,
    }),
  latest: (playerId: string) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'latest', playerId],
      meta: { reads: ['notes', 'person_cards'] },
      queryFn: ({ signal }) =>
        fetchLatestNotes({ playerIds: [playerId], limit: 3, isForFamily: false }, signal),
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'details', id],
      meta: { reads: ['notes', 'note_versions', 'note_reads', 'players', 'person_cards'] },
      queryFn: ({ signal }) => fetchNote(id, signal),
    }),
}

export function useNote(id: string) {
  return useSuspenseQuery(noteQueries.details(id)).data
}

export function useLatestNotes(playerId: string) {
  return useSuspenseQuery(noteQueries.latest(playerId)).data
}

/** Says that the reader has seen the note; the first time counts. */
export async function recordReading(noteId: string): Promise<void> {
  const client = await getDb()
  await unwrapVoid(
    client
      .from('note_reads')
      .upsert({ note_id: noteId }, { onConflict: 'note_id,user_id', ignoreDuplicates: true }),
  )
}

/** Saves unless the note was edited since version `seen`: then `stale_row`. */
export function useEditNote(id: string, seen: number) {
  return useMutation({
    mutationFn: async (values: NoteInput) => {
      const client = await getDb()
      const saved = await unwrap(
        client.from('notes').update(values).eq('id', id).eq('version', seen).select('id'),
      )
      if (saved.length === 0) throw createStaleRowError()
    },
    meta: { writes: ['notes', 'note_versions'], success: 'notes:toasts.saved', silent: true },
  })
}

/** Takes the note out of the family's sight, or shows it again. */
export function useArchiveNote(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await getDb()
      await unwrap(
        client
          .from('notes')
          .update({ archived_at: isArchived ? new Date().toISOString() : null })
          .eq('id', id)
          .select('id')
          .single(),
      )
    },
    meta: { writes: ['notes'] },
  })
}
