/** The players of a team as the bench shows them: who they are, and the number on their shirt. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSquad } from '@/features/teams/api/squad'

const fiveMinutes = 5 * 60_000

export const squadQueries = {
  ofTeam: (teamId: string) =>
    queryOptions({
      queryKey: ['animator', 'squad', teamId],
      meta: { reads: ['squad_members', 'players'] },
      queryFn: ({ signal }) => fetchSquad(teamId, signal),
      staleTime: fiveMinutes,
    }),
}

export function useSquad(teamId: string) {
  return useSuspenseQuery(squadQueries.ofTeam(teamId)).data
}
