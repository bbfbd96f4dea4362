/** Exercises in full, as their author's form and the transfer of files read them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, version, slug, author_id, school_id, visibility, team_id, topic, moment, phase, practice_type, corners, min_age, max_age, level, players_min, players_max, players_ideal, keepers, coaches, area_length_m, area_width_m, minutes, sets, work_seconds, rest_seconds, intensity, has_heading, equipment, diagram, animation_id, video_url, next_id, source, licence, archived_at, updated_at, author:users(first_name, last_name), texts:exercise_texts(locale, title, aim, setup, rules, coaching_points, progressions, regressions, scoring, questions, common_faults)' as const

async function fetchForForm(id: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(client.from('exercises').select(columns).eq('id', id).abortSignal(signal).single())
}

export type FullExercise = Awaited<ReturnType<typeof fetchForForm>>

/** Nobody writes more than this; a page of the answer holds no more. */
const most = 1000

async function fetchOwn(userId: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('exercises')
      .select(columns)
      .eq('author_id', userId)
      .order('updated_at', { ascending: false })
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}

/** In how many blocks of trainings it stands, as far as the person may read them. */
export async function countUses(id: string): Promise<number> {
  const client = await db()
  const { count } = await client
    .from('training_blocks')
    .select('id', { count: 'exact', head: true })
    .eq('exercise_id', id)
  return count ?? 0
}

/** Which of these exercises the person may read: what a file names as the next one may be gone. */
export async function readableIds(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const client = await db()
  const rows = await unwrap(client.from('exercises').select('id').in('id', ids))
  return new Set(rows.map(({ id }) => id))
}

export const ownExerciseQueries = {
  all: () => ['training', 'exercises', 'own'] as const,
  form: (id: string) =>
    queryOptions({
      queryKey: [...ownExerciseQueries.all(), 'form', id],
      queryFn: ({ signal }) => fetchForForm(id, signal),
    }),
  list: (userId: string) =>
    queryOptions({
      queryKey: [...ownExerciseQueries.all(), 'list', userId],
      queryFn: ({ signal }) => fetchOwn(userId, signal),
    }),
}

/** All that one person has written, archived ones too, the last changed first. */
export function useOwnExercises(userId: string) {
  return useSuspenseQuery(ownExerciseQueries.list(userId))
}
