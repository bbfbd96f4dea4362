/** Who comes to one training, for the staff of its team: the squad of the team with each answer so far. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { groupAnswers } from '../../model/attendance/squad-answers'
import { trainingQueries } from '../trainings'

async function fetchAnswers(trainingId: string, teamId: string, signal: AbortSignal) {
  const client = await db()
  const [squad, answers] = await Promise.all([
    unwrap(
      client
        .from('squad_members')
        .select('player:players!squad_members_player(id, first_name, last_name)')
        .eq('team_id', teamId)
        .is('left_on', null)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('attendance')
        .select('player_id, answer, answer_note, needs_reconfirmation')
        .eq('training_id', trainingId)
        .abortSignal(signal),
    ),
  ])
  const players = squad
    .map(({ player }) => player)
    .toSorted((a, b) => a.first_name.localeCompare(b.first_name))
  return groupAnswers(players, answers)
}

/** Under the trainings' key: whoever answers or moves one sees it here at once. */
export const squadAnswerQueries = {
  of: (trainingId: string, teamId: string) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'squad-answers', trainingId, teamId],
      queryFn: ({ signal }) => fetchAnswers(trainingId, teamId, signal),
      staleTime: 20_000,
    }),
}

export function useSquadAnswers(trainingId: string, teamId: string) {
  return useQuery(squadAnswerQueries.of(trainingId, teamId))
}
