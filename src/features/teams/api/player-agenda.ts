/** Where a player is expected next: the first session and the first match of all teams. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchTeamsOfPlayer } from './team-rows'
import { teamQueries } from './teams'

async function fetchPlayerAgenda(playerId: string, signal: AbortSignal) {
  const teams = await fetchTeamsOfPlayer(playerId, signal)
  const sessions = teams.flatMap(({ trainings, ...team }) =>
    trainings.map((training) => ({ ...training, team })),
  )
  const fixtures = teams.flatMap(({ matches, ...team }) =>
    matches.map((match) => ({ ...match, team })),
  )
  const compareByStart = (one: { starts_at: string }, other: { starts_at: string }) =>
    one.starts_at.localeCompare(other.starts_at)
  return {
    training: sessions.toSorted(compareByStart)[0] ?? null,
    match: fixtures.toSorted(compareByStart)[0] ?? null,
  }
}

export const playerAgendaQueries = {
  of: (playerId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'player-agenda', playerId],
      meta: {
        reads: ['teams', 'squad_members', 'trainings', 'attendance', 'matches', 'match_squad'],
      },
      queryFn: ({ signal }) => fetchPlayerAgenda(playerId, signal),
    }),
}

export function usePlayerAgenda(playerId: string) {
  return useQuery(playerAgendaQueries.of(playerId))
}
