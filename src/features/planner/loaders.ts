import type { LoaderFunctionArgs } from 'react-router'
import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { queryClient } from '@/lib/query/query-client'
import { getOrNull, readSearch, requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { readUrlState } from '@/shared/hooks/url-state'
import { collectionQueries } from '@/features/exercises/api/collections'
import { exerciseQueries } from '@/features/exercises/api/exercises'
import { teamSlotQueries } from './api/team-slots'
import { trainingQueries } from './api/trainings'
import { plannerLinkSchema } from './model/board/planner-link'
import { isFamily } from '@/features/teams/model/training-scope'

/** Everything a new session begins with; null for somebody without a team to plan for. */
export async function loadNewTraining({ request }: LoaderFunctionArgs) {
  const teams = await loadPlannedTeams()
  const link = readUrlState(plannerLinkSchema, readSearch(request))
  const [copied, exercise, collection] = await Promise.all([
    link.copy && teams.length > 0
      ? getOrNull(queryClient.fetchQuery(trainingQueries.details(link.copy)))
      : null,
    link.exercise && teams.length > 0
      ? getOrNull(queryClient.ensureQueryData(exerciseQueries.details(link.exercise)))
      : null,
    link.collection && teams.length > 0
      ? getOrNull(queryClient.fetchQuery(collectionQueries.details(link.collection)))
      : null,
  ])
  const wanted = [link.team, copied?.team_id]
  const team = teams.find(({ id }) => wanted.includes(id)) ?? teams[0]
  if (!team) return null
  // defaults are not worth an error page
  const [place, trainings] = await Promise.all([
    queryClient.fetchQuery(trainingQueries.lastPlace(team.id)).catch(() => ''),
    queryClient.fetchQuery(teamSlotQueries.of([team.id])).catch(() => []),
  ])
  return { link, copied, exercise, collection, teamId: team.id, place, trainings }
}

/** The session to change; 404 for an id nobody gave out, or of a team the person may not plan for. */
export async function loadTrainingToEdit(args: LoaderFunctionArgs) {
  const id = requireId(args, 'trainingId')
  const [training, teams] = await Promise.all([
    getOrNull(queryClient.fetchQuery(trainingQueries.details(id))),
    loadPlannedTeams(),
  ])
  if (!training || !teams.some((team) => team.id === training.team_id)) {
    throw createNotFound(args.request)
  }
  return training
}

/** Staff plan for their teams; families have teams too, but nothing to plan. */
async function loadPlannedTeams() {
  const session = getSession()
  const role = session?.profile?.role ?? null
  if (!session || role === null || isFamily(role)) return []
  return queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
}
