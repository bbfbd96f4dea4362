/** Who comes to one training, for the staff of its team: the squad of the team with each answer so far. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchSquad } from '@/features/teams/api/squad'
import { groupAnswers } from '../model/squad-answers'
import { fetchAnswers } from './attendance-records'

async function fetchGroups(trainingId: string, teamId: string, signal: AbortSignal) {
  const [squad, answers] = await Promise.all([
    fetchSquad(teamId, signal),
    fetchAnswers(trainingId, 'all', signal),
  ])
  const players = squad
    .map(({ player: { id, first_name, last_name } }) => ({ id, first_name, last_name }))
    .toSorted((a, b) => a.first_name.localeCompare(b.first_name))
  return groupAnswers(players, answers)
}

export const squadAnswerQueries = {
  of: (trainingId: string, teamId: string) =>
    queryOptions({
      queryKey: ['attendance', 'squad-answers', trainingId, teamId],
      meta: { reads: ['squad_members', 'players', 'attendance'] },
      queryFn: ({ signal }) => fetchGroups(trainingId, teamId, signal),
      staleTime: 20_000,
    }),
}

export function useSquadAnswers(trainingId: string, teamId: string) {
  return useQuery(squadAnswerQueries.of(trainingId, teamId))
}
