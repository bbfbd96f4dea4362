import type { LoaderFunctionArgs } from 'react-router'
import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { seriesContextQueries } from './api/series-context'
import { seriesQueries } from './api/training-series'

/** The slots of every team the reader may see, and whose teams these are. */
export async function loadSeriesList({ request }: LoaderFunctionArgs) {
  const teams = await loadPlannedTeams()
  if (!teams) throw createNotFound(request)
  await queryClient.prefetchQuery(seriesQueries.list())
  return null
}

/** Everything a new slot begins with: teams, how they trained lately, seasons. */
export async function loadNewSeries({ request }: LoaderFunctionArgs) {
  const teams = await loadPlannedTeams()
  if (!teams) throw createNotFound(request)
  await loadSeriesContext(teams)
  return null
}

/** The slot to change; 404 for an id nobody gave out, or of a team one may not plan for. */
export async function loadSeriesToEdit(args: LoaderFunctionArgs) {
  const id = requireId(args, 'seriesId')
  const teams = await loadPlannedTeams()
  if (!teams) throw createNotFound(args.request)
  const asked = queryClient.fetchQuery(seriesQueries.details(id))
  const { team_id } = await requireFound(args.request, asked)
  if (!teams.some((team) => team.id === team_id)) throw createNotFound(args.request)
  await loadSeriesContext(teams)
  return null
}

async function loadSeriesContext(teams: readonly { id: string }[]) {
  await Promise.all([
    queryClient.ensureQueryData(seriesContextQueries.seasons()),
    queryClient.ensureQueryData(seriesContextQueries.recent(teams.map(({ id }) => id))),
  ])
}

/** Null for families: slots are the staff's, families see the trainings. */
async function loadPlannedTeams() {
  const session = getSession()
  const role = session?.profile?.role ?? null
  if (!session || (role !== 'coach' && role !== 'owner')) return null
  return queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
}
