import type { LoaderFunctionArgs } from 'react-router'
import { liveMatchQueries } from '@/features/matches/api/live/live-match'
import { lineupQueries } from '@/features/matches/api/lineup'
import { ageRuleQueries } from '@/features/teams/api/age-rules'
import { matchQueries } from '@/features/matches/api/matches'
import { matchSquadQueries } from '@/features/matches/api/match-squad'
import { rotationQueries } from '@/features/matches/api/rotation'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'

/** For the staff of the team; 404 for everybody else. The plan is read anew: what is compared on saving is what was shown. */
export async function loadRotation(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const [{ session, teams, isStaff }, match] = await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.fetchQuery(matchQueries.details(id))),
  ])
  if (!session || !isStaff || !teams.some((team) => team.id === match.team_id)) {
    throw createNotFound(args.request)
  }
  await Promise.all([
    queryClient.ensureQueryData(lineupQueries.of(id)),
    queryClient.ensureQueryData(matchSquadQueries.facts(id)),
    queryClient.ensureQueryData(liveMatchQueries.details(id)),
    queryClient.fetchQuery({ ...rotationQueries.of(id), staleTime: 0 }),
    queryClient.ensureQueryData(ageRuleQueries.ofTeam(match.team_id)),
  ])
  return { userId: session.user.id, matchId: id }
}
