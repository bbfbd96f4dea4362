/** Session candidates: everything a quick session may be made of, once per team and language. */
import { keepPreviousData, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { candidateSchema } from '../model/candidates/candidate'
import { fetchExerciseCards } from '@/features/exercises/api/exercise-rows'
import { exerciseQueries } from '@/features/exercises/api/exercises'

async function fetchCandidates(teamId: string, locale: string, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client.rpc('session_candidates', { p_team_id: teamId, p_locale: locale }).abortSignal(signal),
  )
  return z.array(candidateSchema).parse(answer)
}

export type ExerciseCardRow = Awaited<ReturnType<typeof fetchExerciseCards>>[number]

/** A training's work: the library does not change under a coach's hands. */
const session = 60 * 60_000

export const sessionCandidateQueries = {
  of: (teamId: string, locale: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.candidates(), teamId, locale],
      meta: { reads: ['exercises', 'exercise_texts', 'exercise_favourites'] },
      queryFn: ({ signal }) => fetchCandidates(teamId, locale, signal),
      staleTime: session,
      gcTime: session,
    }),
  /** Some exercises with drawing and words, in any order. */
  cards: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'cards', ids.toSorted()],
      meta: { reads: ['exercises', 'exercise_texts'] },
      queryFn: ({ signal }) => fetchExerciseCards(ids.toSorted(), signal),
      enabled: ids.length > 0,
      staleTime: session,
      placeholderData: keepPreviousData,
    }),
}

export function useSessionCandidates(teamId: string, locale: string) {
  return useSuspenseQuery(sessionCandidateQueries.of(teamId, locale))
}

/** Keeps the last answer while the next comes; a card that is missing has no picture yet. */
export function useExerciseCards(ids: readonly string[]) {
  return useQuery(sessionCandidateQueries.cards(ids))
}
