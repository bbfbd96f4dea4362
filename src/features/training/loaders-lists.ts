import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { getSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { readUrlState } from '@/shared/hooks/url-state'
import { surroundingsQueries } from './api/series-surroundings'
import { trainingListQueries } from './api/training-list'
import { trainingQueries } from './api/trainings'
import { listQuestion } from './model/list/list-question'
import { trainingFilterSchema } from './model/training-filter'
import { scopeOf, type ListKind } from './model/training-scope'

/** The sessions of one's own teams. */
export async function myTrainings(args: LoaderFunctionArgs) {
  return loadList('mine', args)
}

/** The sessions of the whole school, with all its teams for the filter. */
export async function allTrainings(args: LoaderFunctionArgs) {
  return loadList('all', args)
}

/** One session and whose teams these are; 404 for an id nobody gave out or a foreign one. */
export async function trainingDetails({ params, request }: LoaderFunctionArgs) {
  const id = z.guid().safeParse(params.trainingId)
  if (!id.success) throw notFound(request)
  try {
    await Promise.all([queryClient.fetchQuery(trainingQueries.details(id.data)), loadTeams()])
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw notFound(request)
    throw error
  }
  return null
}

async function loadList(list: ListKind, { request }: LoaderFunctionArgs) {
  const filter = readUrlState(trainingFilterSchema, new URL(request.url).searchParams)
  const [own, readable, seasons] = await Promise.all([
    loadTeams(),
    list === 'all' ? queryClient.ensureQueryData(teamQueries.readable()) : null,
    queryClient.ensureQueryData(surroundingsQueries.seasons()),
  ])
  const scope = scopeOf(
    list,
    own.role,
    own.teams.map(({ id }) => id),
  )
  const teams = scope === 'all' && readable ? readable : own.teams
  const question = listQuestion({ scope, teams, filter, seasons }, Date.now())
  // a failure shows on the page, with a retry
  await queryClient.prefetchQuery(trainingListQueries.page(question))
  return null
}

async function loadTeams() {
  const session = getSession()
  const role = session?.profile?.role ?? null
  const teams = session
    ? await queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
    : []
  return { role, teams }
}

function notFound(request: Request) {
  return pageNotFound(new URL(request.url).pathname)
}
