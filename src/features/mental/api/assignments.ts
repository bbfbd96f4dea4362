/** Mental exercises given to players: those still open, and one with its exercise. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { chooseWords } from '../model/exercise'

const columns =
  'id, player_id, exercise_id, status, message, due_on, target_sessions, completed_at, player:players!mental_assignments_player(id, first_name, last_name, user_id)' as const

async function fetchOpen(playerIds: readonly string[], locale: string, signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('mental_assignments')
      .select(
        `${columns}, exercise:mental_exercises(skill, minutes, texts:mental_exercise_texts(locale, title)), sessions:mental_progress(id)`,
      )
      .in('player_id', playerIds)
      .in('status', ['assigned', 'in_progress'])
      .order('due_on', { nullsFirst: false })
      .order('id')
      .limit(50)
      .abortSignal(signal),
  )
  return rows.map(({ exercise, sessions, ...row }) => ({
    ...row,
    title: chooseWords(exercise.texts, locale)?.title ?? '',
    skill: exercise.skill,
    minutes: exercise.minutes,
    sessions: sessions.length,
  }))
}

export type OpenAssignment = Awaited<ReturnType<typeof fetchOpen>>[number]

/** Null when the id is not that of an assignment the reader may see. */
async function fetchAssignment(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrapMaybe(
    client
      .from('mental_assignments')
      .select(columns)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )
}

export type MentalAssignment = NonNullable<Awaited<ReturnType<typeof fetchAssignment>>>

export const assignmentQueries = {
  all: () => ['mental-assignments'] as const,
  open: (playerIds: readonly string[]) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...assignmentQueries.all(), 'open', playerIds, locale],
      queryFn: ({ signal }) => fetchOpen(playerIds, locale, signal),
      meta: { reads: ['mental_assignments', 'mental_progress'] },
    })
  },
  one: (id: string) =>
    queryOptions({
      queryKey: [...assignmentQueries.all(), 'one', id],
      queryFn: ({ signal }) => fetchAssignment(id, signal),
      meta: { reads: ['mental_assignments', 'players'] },
    }),
}

export function useOpenAssignments(playerIds: readonly string[]) {
  return useSuspenseQuery(assignmentQueries.open(playerIds)).data
}

export function useAssignment(id: string) {
  return useSuspenseQuery(assignmentQueries.one(id)).data
}
