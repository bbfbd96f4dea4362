/** Session facts: who comes, what there is and what was done, for one training of a team. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { sessionFactsSchema } from '../model/candidates/session-facts'

/** Which training is meant; instants in ISO, from the start to the end, at most 12 hours. */
export interface FactsSlot {
  teamId: string
  startsAt: string
  endsAt: string
  /** The training it is, when there is one already. */
  trainingId: string | null
}

async function fetchFacts(evening: FactsSlot, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client
      .rpc('session_facts', {
        p_team_id: evening.teamId,
        p_starts_at: evening.startsAt,
        p_ends_at: evening.endsAt,
        ...(evening.trainingId && { p_training_id: evening.trainingId }),
      })
      .abortSignal(signal),
  )
  return sessionFactsSchema.parse(answer)
}

export const sessionFactsQueries = {
  /** Below `training`, so that every write to trainings makes it stale. */
  all: () => ['training', 'facts'] as const,
  of: (evening: FactsSlot) =>
    queryOptions({
      queryKey: [...sessionFactsQueries.all(), evening],
      meta: {
        reads: [
          'trainings',
          'training_blocks',
          'attendance',
          'absences',
          'squad_members',
          'players',
          'exercises',
          'exercise_uses',
          'field_bookings',
          'field_parts',
          'fields',
          'season_plans',
          'season_plan_weeks',
          'season_plan_targets',
          'equipment_items',
          'development_plans',
          'development_goals',
          'guardian_links',
        ],
      },
      queryFn: ({ signal }) => fetchFacts(evening, signal),
      staleTime: 60_000,
    }),
}

export function useSessionFacts(evening: FactsSlot) {
  return useQuery(sessionFactsQueries.of(evening))
}

export function useSessionFactsQuery(evening: FactsSlot) {
  return useSuspenseQuery(sessionFactsQueries.of(evening))
}
