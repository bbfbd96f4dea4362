/** The tables `exercises`, `exercise_uses` and `training_blocks`: exercises in the detail each page needs, and where they are used. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { ExerciseVisibility } from '../model/exercise-form/exercise-schema'

/** One exercise with all texts, and whether the reader has starred it. */
export async function fetchExercise(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercises')
      .select(
        'id, slug, practice_key, author_id, school_id, visibility, team_id, topic, moment, phase, practice_type, corners, min_age, max_age, level, players_min, players_max, players_ideal, area_length_m, area_width_m, minutes, intensity, has_heading, sets, work_seconds, rest_seconds, keepers, coaches, equipment, diagram, animation_id, next_id, video_url, source, licence, use_count, archived_at, texts:exercise_texts(locale, title, aim, setup, rules, coaching_points, progressions, regressions, scoring, questions, common_faults), favourites:exercise_favourites(user_id)',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

const fullColumns =
  'id, version, slug, author_id, school_id, visibility, team_id, topic, moment, phase, practice_type, corners, min_age, max_age, level, players_min, players_max, players_ideal, keepers, coaches, area_length_m, area_width_m, minutes, sets, work_seconds, rest_seconds, intensity, has_heading, equipment, diagram, animation_id, video_url, next_id, source, licence, archived_at, updated_at, author:users(first_name, last_name), texts:exercise_texts(locale, title, aim, setup, rules, coaching_points, progressions, regressions, scoring, questions, common_faults)' as const

/** One exercise as its author's form and the transfer of files read it. */
export async function fetchFullExercise(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('exercises').select(fullColumns).eq('id', id).abortSignal(signal).single(),
  )
}

/** Nobody writes more than this; a page of the answer holds no more. */
const most = 1000

/** All that one person has written, the last changed first. */
export async function fetchOwnExercises(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercises')
      .select(fullColumns)
      .eq('author_id', userId)
      .order('updated_at', { ascending: false })
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}

/** Which of these exercises the person may read: what a file names as the next one may be gone. */
export async function fetchReadableIds(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const client = await getDb()
  const rows = await unwrap(client.from('exercises').select('id').in('id', ids))
  return new Set(rows.map(({ id }) => id))
}

/** All sizes of one exercise, the smallest first. */
export async function fetchSizes(practiceKey: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercises')
      .select(
        'id, players_min, players_max, players_ideal, area_length_m, area_width_m, texts:exercise_texts(locale, title)',
      )
      .eq('practice_key', practiceKey)
      .is('archived_at', null)
      .order('players_ideal')
      .order('players_max')
      .order('slug')
      .limit(50)
      .abortSignal(signal),
  )
}

/** The cards of a chain beside an exercise: those that lead here, and the one it leads to. */
export async function fetchChain(id: string, nextId: string | null, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercises')
      .select(
        'id, topic, phase, level, min_age, max_age, players_min, players_max, area_length_m, area_width_m, minutes, intensity, has_heading, equipment, diagram, next_id, texts:exercise_texts(locale, title, aim)',
      )
      .or(nextId ? `next_id.eq.${id},id.eq.${nextId}` : `next_id.eq.${id}`)
      .is('archived_at', null)
      .order('level')
      .limit(12)
      .abortSignal(signal),
  )
}

/** Cards with coaching points, in any order. */
export async function fetchExerciseCards(ids: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercises')
      .select(
        'id, topic, phase, min_age, max_age, players_min, players_max, area_length_m, area_width_m, minutes, intensity, has_heading, equipment, diagram, texts:exercise_texts(locale, title, aim, setup, rules, coaching_points)',
      )
      .in('id', ids)
      .abortSignal(signal),
  )
}

/** What exercises demand: intervals, practice type and keepers. */
export async function fetchDemands(ids: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercises')
      .select('id, practice_type, sets, work_seconds, rest_seconds, keepers')
      .in('id', ids)
      .abortSignal(signal),
  )
}

/**
 * Sessions with an exercise up to two weeks ahead: what was done lately and what is about to be. The same rows
 * that `exercise_usage` counts, so that number and list agree.
 */
export async function fetchUses(id: string, signal: AbortSignal) {
  const client = await getDb()
  const horizon = new Date(Date.now() + 14 * 24 * 3_600_000).toISOString()
  return unwrap(
    client
      .from('exercise_uses')
      .select(
        'minutes, training:trainings!inner(id, title, starts_at, team:teams!inner(name, school:schools!teams_school!inner(time_zone)))',
      )
      .eq('exercise_id', id)
      .lt('used_at', horizon)
      .order('used_at', { ascending: false })
      .limit(8)
      .abortSignal(signal),
  )
}

/** In how many blocks of trainings an exercise stands, as far as the person may read them. */
export async function countUses(id: string): Promise<number> {
  const client = await getDb()
  const { count } = await client
    .from('training_blocks')
    .select('id', { count: 'exact', head: true })
    .eq('exercise_id', id)
  return count ?? 0
}

export interface Audience {
  visibility: ExerciseVisibility
  team_id: string | null
}

export async function setAudience(id: string, audience: Audience) {
  const client = await getDb()
  return unwrap(client.from('exercises').update(audience).eq('id', id).select('id').single())
}

/** Refused with the detail 23503 while a training has it. */
export async function deleteExercise(id: string) {
  const client = await getDb()
  return unwrap(client.from('exercises').delete().eq('id', id).select('id').single())
}
