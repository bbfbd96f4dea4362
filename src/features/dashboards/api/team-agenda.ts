/** What lies ahead for a coach's teams or a family's teams, each team with its own next dates. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { trainingQueries } from '@/features/training/api/trainings'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { matchLengthMs, toAgenda } from '../model/agenda'

const columns =
  'id, name, school:schools!teams_school!inner(time_zone), staff:team_staff(user_id), trainings(id, title, objective, starts_at, ends_at, place, status, blocks:training_blocks(phase, position, minutes)), matches(id, opponent, is_home, kind, starts_at, meet_at, venue, status)' as const

/** Per team: more than anybody trains or plays within the days shown, few enough to stay quick. */
const limits = { trainings: 20, matches: 5 }

type Scope = { coach: string } | { teamIds: readonly string[] }

async function fetchTeams(scope: Scope, signal: AbortSignal) {
  const client = await db()
  const now = Date.now()
  const query = client
    .from('teams')
    .select(columns)
    .is('archived_at', null)
    .gt('trainings.ends_at', new Date(now).toISOString())
    .order('starts_at', { referencedTable: 'trainings' })
    .limit(limits.trainings, { referencedTable: 'trainings' })
    .gt('matches.starts_at', new Date(now - matchLengthMs).toISOString())
    .in('matches.status', ['planned', 'live', 'cancelled'])
    .order('starts_at', { referencedTable: 'matches' })
    .limit(limits.matches, { referencedTable: 'matches' })
    .order('name')
    .abortSignal(signal)
  return unwrap(
    'coach' in scope
      ? query.eq('staff.user_id', scope.coach).not('staff', 'is', null)
      : query.in('id', scope.teamIds),
  )
}

/** Under the trainings' key: whoever plans, moves or cancels one sees it here at once. */
export const agendaQueries = {
  all: () => [...trainingQueries.all(), 'agenda'] as const,
  ofCoach: (userId: string) =>
    queryOptions({
      queryKey: [...agendaQueries.all(), 'coach', userId],
      queryFn: async ({ signal }) => {
        const teams = await fetchTeams({ coach: userId }, signal)
        const teamIds = teams.map(({ id }) => id)
        return { hasTeams: teams.length > 0, teamIds, items: toAgenda(teams) }
      },
    }),
  ofTeams: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...agendaQueries.all(), 'teams', teamIds],
      queryFn: async ({ signal }) =>
        teamIds.length > 0 ? toAgenda(await fetchTeams({ teamIds }, signal)) : [],
      meta: { isKept: true },
    }),
}

export function useCoachAgenda(userId: string) {
  return useSuspenseQuery(agendaQueries.ofCoach(userId)).data
}

export function useTeamsAgenda(teamIds: readonly string[]) {
  return useSuspenseQuery(agendaQueries.ofTeams(teamIds)).data
}
