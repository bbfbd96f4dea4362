/** What was practised. Moods and words come with it only for whom the database shows them to. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, player_id, practised_at, minutes, logged_by, mood:mental_scores(score_before, score_after), words:mental_reflections(body, written_by, is_shared_with_coaches, is_shared_with_family)' as const

const most = 50

interface LogAsked {
  playerId: string
  exerciseId: string
}

/** Of one exercise by one player, the newest first. */
async function fetchLog({ playerId, exerciseId }: LogAsked, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('mental_progress')
      .select(columns)
      .eq('player_id', playerId)
      .eq('exercise_id', exerciseId)
      .order('practised_at', { ascending: false })
      .order('id')
      .limit(most)
      .abortSignal(signal),
  )
}

export type LogRow = Awaited<ReturnType<typeof fetchLog>>[number]

/** The last moods the reader may see, the newest first. */
async function fetchMoods(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('mental_scores')
      .select('score_before, score_after')
      .eq('player_id', playerId)
      .order('created_at', { ascending: false })
      .order('progress_id')
      .limit(5)
      .abortSignal(signal),
  )
}

export const progressQueries = {
  all: () => ['mental-progress'] as const,
  log: (asked: LogAsked) =>
    queryOptions({
      queryKey: [...progressQueries.all(), 'log', asked],
      queryFn: ({ signal }) => fetchLog(asked, signal),
      meta: { reads: ['mental_progress', 'mental_scores', 'mental_reflections'] },
    }),
  moods: (playerId: string) =>
    queryOptions({
      queryKey: [...progressQueries.all(), 'moods', playerId],
      queryFn: ({ signal }) => fetchMoods(playerId, signal),
      meta: { reads: ['mental_scores'] },
    }),
}

export function useMentalLog(asked: LogAsked) {
  return useQuery(progressQueries.log(asked))
}

/** Empty until they are known. */
export function useMoods(playerId: string) {
  return useQuery(progressQueries.moods(playerId)).data ?? []
}

interface Sharing {
  progressId: string
  is_shared_with_coaches: boolean
  is_shared_with_family: boolean
}

/** Opens one's words to others, or closes them again. */
export function useShareWords() {
  return useMutation({
    mutationFn: async ({ progressId, ...shared }: Sharing) => {
      const client = await getDb()
      return unwrap(
        client
          .from('mental_reflections')
          .update(shared)
          .eq('progress_id', progressId)
          .select('progress_id')
          .single(),
      )
    },
    meta: { writes: ['mental_reflections'] },
  })
}

export function useDeleteWords() {
  return useMutation({
    mutationFn: async (progressId: string) => {
      const client = await getDb()
      return unwrap(
        client
          .from('mental_reflections')
          .delete()
          .eq('progress_id', progressId)
          .select('progress_id')
          .single(),
      )
    },
    meta: { writes: ['mental_reflections'] },
  })
}
