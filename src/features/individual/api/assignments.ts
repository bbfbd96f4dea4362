/** Individual work given to players: who has an exercise, what a family has open, and one of them to be done. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { fetchIndividualExercise, individualQueries } from './exercises'

/** More than a coach's players at once. */
const most = 300

async function fetchHolders(exerciseId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('individual_assignments')
      .select(
        'id, status, due_on, player:players!individual_assignments_player(id, first_name, last_name)',
      )
      .eq('exercise_id', exerciseId)
      .in('status', ['assigned', 'in_progress'])
      .order('due_on', { nullsFirst: false })
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}

async function fetchOpenWork(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('individual_assignments')
      .select('id, player_id, exercise_id, due_on, message')
      .in('player_id', playerIds)
      .in('status', ['assigned', 'in_progress'])
      .order('due_on', { nullsFirst: false })
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}

/** Under an assignment's id that with its exercise; under an exercise's id the exercise alone. */
async function fetchActive(id: string, signal: AbortSignal) {
  const client = await getDb()
  const assignment = await unwrapMaybe(
    client
      .from('individual_assignments')
      .select(
        'id, player_id, exercise_id, status, message, due_on, target_minutes, target_repetitions, player:players!individual_assignments_player(id, first_name, last_name)',
      )
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )
  const exercise = await fetchIndividualExercise(assignment?.exercise_id ?? id, signal)
  return { assignment, exercise }
}

export type Active = Awaited<ReturnType<typeof fetchActive>>

export const assignmentQueries = {
  all: () => [...individualQueries.all(), 'assignments'] as const,
  holders: (exerciseId: string) =>
    queryOptions({
      queryKey: [...assignmentQueries.all(), 'holders', exerciseId],
      queryFn: ({ signal }) => fetchHolders(exerciseId, signal),
      meta: { reads: ['individual_assignments', 'players'] },
    }),
  open: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...assignmentQueries.all(), 'open', playerIds],
      queryFn: ({ signal }) => fetchOpenWork(playerIds, signal),
      meta: { reads: ['individual_assignments'] },
    }),
  /** Stays on the device: it is done where there is no network, too. */
  active: (id: string) =>
    queryOptions({
      queryKey: [...assignmentQueries.all(), 'active', id],
      queryFn: ({ signal }) => fetchActive(id, signal),
      meta: {
        reads: [
          'individual_assignments',
          'individual_exercises',
          'individual_exercise_texts',
          'players',
        ],
        isKept: true,
      },
    }),
}

export function useHolders(exerciseId: string) {
  return useSuspenseQuery(assignmentQueries.holders(exerciseId)).data
}

/** Empty until it is known. */
export function useOpenWork(playerIds: readonly string[]) {
  return useQuery(assignmentQueries.open(playerIds)).data ?? []
}

export function useActive(id: string) {
  return useSuspenseQuery(assignmentQueries.active(id)).data
}
