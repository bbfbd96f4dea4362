/** Individual exercises with their texts: the library, one of them, and writing one. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { chooseText } from '@/features/exercises/model/exercise-text'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { toSaveArgument } from '../model/form/stored-exercise'

/** More than the catalogue and a school's own together. */
const most = 1000

const facts =
  'id, school_id, team_id, author_id, visibility, topic, place, min_age, max_age, level, minutes, sets, repetitions, people, measure, target, is_lower_better, needs_go_ahead, intensity, equipment, video_url, archived_at, created_at, updated_at' as const
const listColumns = `${facts}, texts:individual_exercise_texts(locale, title, aim)` as const
const columns =
  `${facts}, texts:individual_exercise_texts(locale, title, aim, steps, coaching_points, progressions, measuring)` as const

async function fetchLibrary(locale: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('individual_exercises')
      .select(listColumns)
      .order('created_at')
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
  return rows.map(({ texts, ...row }) => {
    const words = chooseText(texts, locale)
    return { ...row, title: words?.title ?? '', aim: words?.aim ?? '' }
  })
}

export type LibraryRow = Awaited<ReturnType<typeof fetchLibrary>>[number]

/** Rejects with `not_found` for one the reader may not see. */
export async function fetchIndividualExercise(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('individual_exercises').select(columns).eq('id', id).abortSignal(signal).single(),
  )
}

export type IndividualExercise = Awaited<ReturnType<typeof fetchIndividualExercise>>

/** What a coach may give, by title in the reader's language. */
export async function fetchIndividualChoices(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('individual_exercises')
      .select('id, minutes, min_age, max_age, texts:individual_exercise_texts(locale, title)')
      .is('archived_at', null)
      .limit(most)
      .abortSignal(signal),
  )
}

/** Titles of some exercises in the reader's language, by their ids. */
export async function fetchIndividualTitles(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('individual_exercises')
      .select('id, texts:individual_exercise_texts(locale, title)')
      .in('id', ids)
      .abortSignal(signal),
  )
  const locale = getCurrentLocale()
  return new Map(rows.map(({ id, texts }) => [id, chooseText(texts, locale)?.title ?? '']))
}

export const individualQueries = {
  all: () => ['individual'] as const,
  library: () => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...individualQueries.all(), 'library', locale],
      queryFn: ({ signal }) => fetchLibrary(locale, signal),
      meta: { reads: ['individual_exercises', 'individual_exercise_texts'] },
    })
  },
  details: (id: string) =>
    queryOptions({
      queryKey: [...individualQueries.all(), 'details', id],
      queryFn: ({ signal }) => fetchIndividualExercise(id, signal),
      meta: { reads: ['individual_exercises', 'individual_exercise_texts'] },
    }),
}

export function useIndividualLibrary() {
  return useSuspenseQuery(individualQueries.library()).data
}

export function useIndividualExercise(id: string) {
  return useSuspenseQuery(individualQueries.details(id)).data
}

/** `seenAt`: the version a change started from. Details: `stale_row`, `exercise_not_writable`. */
export function useSaveIndividualExercise() {
  return useMutation({
    mutationFn: async (wanted: {
      exercise: ReturnType<typeof toSaveArgument>
      seenAt: string | null
    }) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_individual_exercise', {
          p_exercise: JSON.parse(JSON.stringify(wanted.exercise)),
          ...(wanted.seenAt && { p_seen_at: wanted.seenAt }),
        }),
      )
    },
    meta: {
      writes: ['individual_exercises', 'individual_exercise_texts'],
      success: 'individual:form.saved',
      silent: true,
    },
  })
}

export function useArchiveIndividualExercise() {
  return useMutation({
    mutationFn: async ({ id, isArchived }: { id: string; isArchived: boolean }) => {
      const client = await getDb()
      const archived_at = isArchived ? new Date().toISOString() : null
      await unwrap(
        client
          .from('individual_exercises')
          .update({ archived_at })
          .eq('id', id)
          .select('id')
          .single(),
      )
    },
    meta: { writes: ['individual_exercises'] },
  })
}

/** Refused with the detail 23503 once it was given to somebody. */
export function useDeleteIndividualExercise() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrap(client.from('individual_exercises').delete().eq('id', id).select('id').single())
    },
    meta: {
      writes: ['individual_exercises', 'individual_exercise_texts'],
      isDeletion: true,
      silent: true,
      success: 'individual:own.deleted',
    },
  })
}
