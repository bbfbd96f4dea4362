/** The library of mental exercises: the catalogue, the school's and one's own, and their writes. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { chooseWords, parseGuide } from '../model/exercise'
import type { ExerciseDocument } from '../model/exercise-schema'

/** More than a school and the catalogue have together. */
const most = 500

const listColumns =
  'id, school_id, author_id, visibility, skill, occasion, min_age, max_age, minutes, archived_at, texts:mental_exercise_texts(locale, title, aim)' as const

const columns =
  'id, school_id, team_id, author_id, visibility, skill, occasion, min_age, max_age, level, minutes, audio_url, video_url, source, practice, archived_at, updated_at, texts:mental_exercise_texts(locale, title, aim, steps, reflection_questions)' as const

async function fetchLibrary(locale: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('mental_exercises')
      .select(listColumns)
      .order('minutes')
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
  return rows.flatMap(({ texts, ...exercise }) => {
    const words = chooseWords(texts, locale)
    return words ? [{ ...exercise, title: words.title, aim: words.aim }] : []
  })
}

export type ListedExercise = Awaited<ReturnType<typeof fetchLibrary>>[number]

/** What can be given to players, by title in the reader's language. */
export async function fetchMentalChoices(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('mental_exercises')
      .select('id, minutes, min_age, max_age, texts:mental_exercise_texts(locale, title)')
      .is('archived_at', null)
      .limit(most)
      .abortSignal(signal),
  )
}

async function fetchExercise(id: string, signal: AbortSignal) {
  const client = await getDb()
  const { practice, ...row } = await unwrap(
    client.from('mental_exercises').select(columns).eq('id', id).abortSignal(signal).single(),
  )
  return { ...row, practice: parseGuide(practice) }
}

export type MentalExercise = Awaited<ReturnType<typeof fetchExercise>>

export const exerciseQueries = {
  all: () => ['mental-exercises'] as const,
  library: () => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...exerciseQueries.all(), 'library', locale],
      queryFn: ({ signal }) => fetchLibrary(locale, signal),
      meta: { reads: ['mental_exercises', 'mental_exercise_texts'] },
    })
  },
  one: (id: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'one', id],
      queryFn: ({ signal }) => fetchExercise(id, signal),
      meta: { reads: ['mental_exercises', 'mental_exercise_texts'] },
    }),
}

export function useLibrary() {
  return useSuspenseQuery(exerciseQueries.library()).data
}

export function useMentalExercise(id: string): MentalExercise {
  return useSuspenseQuery(exerciseQueries.one(id)).data
}

interface SavedExercise {
  id: string
  document: ExerciseDocument
  /** When it was read; null for a new one. */
  seenAt: string | null
}

/** Saves the exercise with its words in one step; `stale_row` when somebody was faster. */
export function useSaveExercise() {
  return useMutation({
    mutationFn: async ({ id, document, seenAt }: SavedExercise) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_mental_exercise', {
          p_id: id,
          p_exercise: document,
          ...(seenAt && { p_seen_at: seenAt }),
        }),
      )
    },
    meta: {
      writes: ['mental_exercises', 'mental_exercise_texts'],
      success: 'mental:form.saved',
      silent: true,
    },
  })
}

/** Out of the library, or back: what was given stays with the players. */
export function useArchiveExercise(id: string) {
  return useMutation({
    mutationFn: async (isArchived: boolean) => {
      const client = await getDb()
      const archived_at = isArchived ? new Date().toISOString() : null
      return unwrap(
        client.from('mental_exercises').update({ archived_at }).eq('id', id).select('id').single(),
      )
    },
    meta: { writes: ['mental_exercises'] },
  })
}
