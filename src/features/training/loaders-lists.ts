import type { LoaderFunctionArgs } from 'react-router'
import { teamQueries } from '@/features/teams/api/teams'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { fetchOrRecall } from '@/lib/query/recall'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { readUrlState } from '@/shared/hooks/url-state'
import { seriesContextQueries } from '@/features/series/api/series-context'
import { trainingListQueries } from './api/training-list'
import { trainingQueries } from '@/features/planner/api/trainings'
import { createListQuery } from './model/list/create-list-query'
import { trainingFilterSchema } from './model/training-filter'
import { getTeamScope, type ListKind } from '@/features/teams/model/training-scope'

/** The sessions of one's own teams. */
export async function loadMyTrainings(args: LoaderFunctionArgs) {
  return loadList('mine', args)
}

/** The sessions of the whole school, with all its teams for the filter. */
export async function loadAllTrainings(args: LoaderFunctionArgs) {
  return loadList('all', args)
}

/** One session and whose teams these are; 404 for an id nobody gave out or a foreign one. */
export async function loadTrainingDetails(args: LoaderFunctionArgs) {
  const id = requireId(args, 'trainingId')
  const asked = Promise.all([fetchOrRecall(trainingQueries.details(id)), loadVisitor()])
  await requireFound(args.request, asked)
  return null
}

async function loadList(list: ListKind, { request }: LoaderFunctionArgs) {
  const filter = readUrlState(trainingFilterSchema, readSearch(request))
  const [own, readable, seasons] = await Promise.all([
    loadVisitor(),
    list === 'all' ? queryClient.ensureQueryData(teamQueries.readable()) : null,
    queryClient.ensureQueryData(seriesContextQueries.seasons()),
  ])
  const scope = getTeamScope(
    list,
    own.role,
    own.teams.map(({ id }) => id),
  )
  const teams = scope === 'all' && readable ? readable : own.teams
  const question = createListQuery({ scope, teams, filter, seasons }, Date.now())
  // a failure shows on the page, with a retry
  await queryClient.prefetchQuery(trainingListQueries.page(question))
  return null
}
