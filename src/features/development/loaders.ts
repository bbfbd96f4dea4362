import type { LoaderFunctionArgs } from 'react-router'
import { playerQueries } from '@/features/people/api/players/players'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { planQueries } from './api/plans'

/** As the plan is now: what the form begins with decides what counts as a change of somebody else. */
export async function loadPlanToWrite(args: LoaderFunctionArgs) {
  const playerId = requireId(args, 'playerId')
  await Promise.all([
    requireFound(args.request, queryClient.ensureQueryData(playerQueries.one(playerId))),
    queryClient.fetchQuery({ ...planQueries.ofPlayer(playerId), staleTime: 0 }),
    queryClient.ensureQueryData(planQueries.rights(playerId)),
  ])
  return null
}

export async function loadReview(args: LoaderFunctionArgs) {
  const plan = await requireFound(
    args.request,
    queryClient.fetchQuery({ ...planQueries.details(requireId(args)), staleTime: 0 }),
  )
  await Promise.all([
    queryClient.prefetchQuery(planQueries.exposure(plan.id)),
    queryClient.ensureQueryData(planQueries.rights(plan.player_id)),
  ])
  return null
}

export async function loadTeamPlans() {
  await loadVisitor()
  return null
}
