import { redirect, type LoaderFunctionArgs } from 'react-router'
import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { queryClient } from '@/lib/query/query-client'
import { requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { seasonPlanQueries } from './api/season-plans'

/** On to the plan of one's first team; somebody who looks after none reads the first of the school. */
export async function loadSeasonHome() {
  const session = getSession()
  if (!session) return null
  const role = session.profile?.role ?? null
  const own = await queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
  const [first] = own
  if (first) throw redirect(href(paths.seasonPlan.team, { teamId: first.id }))
  return null
}

/** A team's plan; 404 for a team the person may not read. */
export async function loadSeasonPlan(args: LoaderFunctionArgs) {
  const id = requireId(args, 'teamId')
  const session = getSession()
  if (!session) return null
  const [readable, plan] = await Promise.all([
    queryClient.ensureQueryData(teamQueries.readable()),
    queryClient.fetchQuery(seasonPlanQueries.ofTeam(id)),
    queryClient.ensureQueryData(teamQueries.mine(session.user.id, session.profile?.role ?? null)),
  ])
  if (readable.every((team) => team.id !== id)) throw createNotFound(args.request)
  if (plan) void queryClient.prefetchQuery(seasonPlanQueries.minutes(plan.id))
  return null
}
