import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { surroundingsQueries } from './api/series-surroundings'
import { seriesQueries } from './api/training-series'

/** The slots of every team the reader may see, and whose teams these are. */
export async function seriesList({ request }: LoaderFunctionArgs) {
  const teams = await plannedTeams()
  if (!teams) throw notFound(request)
  await queryClient.prefetchQuery(seriesQueries.list())
  return null
}

/** Everything a new slot begins with: teams, how they trained lately, seasons. */
export async function newSeries({ request }: LoaderFunctionArgs) {
  const teams = await plannedTeams()
  if (!teams) throw notFound(request)
  await loadSurroundings(teams)
  return null
}

/** The slot to change; 404 for an id nobody gave out, or of a team one may not plan for. */
export async function seriesToEdit({ params, request }: LoaderFunctionArgs) {
  const id = z.guid().safeParse(params.seriesId)
  const teams = await plannedTeams()
  if (!id.success || !teams) throw notFound(request)
  try {
    const series = await queryClient.fetchQuery(seriesQueries.details(id.data))
    if (!teams.some((team) => team.id === series.team_id)) throw notFound(request)
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw notFound(request)
    throw error
  }
  await loadSurroundings(teams)
  return null
}

async function loadSurroundings(teams: readonly { id: string }[]) {
  await Promise.all([
    queryClient.ensureQueryData(surroundingsQueries.seasons()),
    queryClient.ensureQueryData(surroundingsQueries.recent(teams.map(({ id }) => id))),
  ])
}

/** Null for families: slots are the staff's, families see the trainings. */
async function plannedTeams() {
  const session = getSession()
  const role = session?.profile?.role ?? null
  if (!session || (role !== 'coach' && role !== 'owner')) return null
  return queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
}

function notFound(request: Request) {
  return pageNotFound(new URL(request.url).pathname)
}
