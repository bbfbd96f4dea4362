/** What lies ahead for a coach's teams or a family's teams, each team with its own next dates. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchTeamsWithAgenda } from '@/features/teams/api/team-rows'
import { matchLengthMs, toAgenda } from '../model/agenda'

/** Per team: more than anybody trains or plays within the days shown, few enough to stay quick. */
const limits = { trainings: 20, matches: 5 }

async function fetchTeams(
  teams: { staff: string } | { ids: readonly string[] },
  signal: AbortSignal,
) {
  const now = Date.now()
  return fetchTeamsWithAgenda(
    { teams, trainingsAfter: now, matchesAfter: now - matchLengthMs, limits },
    signal,
  )
}

export const agendaQueries = {
  all: () => ['dashboards', 'agenda'] as const,
  ofCoach: (userId: string) =>
    queryOptions({
      queryKey: [...agendaQueries.all(), 'coach', userId],
      meta: { reads: ['teams', 'team_staff', 'trainings', 'training_blocks', 'matches'] },
      queryFn: async ({ signal }) => {
        const teams = await fetchTeams({ staff: userId }, signal)
        const teamIds = teams.map(({ id }) => id)
        return { hasTeams: teams.length > 0, teamIds, items: toAgenda(teams) }
      },
    }),
  ofTeams: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...agendaQueries.all(), 'teams', teamIds],
      queryFn: async ({ signal }) =>
        teamIds.length > 0 ? toAgenda(await fetchTeams({ ids: teamIds }, signal)) : [],
      meta: { reads: ['teams', 'trainings', 'training_blocks', 'matches'], isKept: true },
    }),
}

export function useCoachAgenda(userId: string) {
  return useSuspenseQuery(agendaQueries.ofCoach(userId)).data
}

export function useTeamsAgenda(teamIds: readonly string[]) {
  return useSuspenseQuery(agendaQueries.ofTeams(teamIds)).data
}
