/** A page of the training lists, filtered and counted by the database. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Span } from '../model/list/list-period'
import { trainingListSchema } from '../model/list/listed-training'
import { getSortDirection, trainingsPerPage, type TrainingFilter } from '../model/training-filter'
import type { TeamScope } from '@/features/teams/api/training-rows'

export interface ListQuestion {
  scope: TeamScope
  filter: TrainingFilter
  span: Span
}

type PageFilter = Database['public']['Functions']['training_list']['Args']['p_filter']

/** Rows of a list of trainings, filtered and counted by the database. */
export async function fetchTrainingPage(p_filter: PageFilter, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(client.rpc('training_list', { p_filter }).abortSignal(signal))
  return trainingListSchema.parse(answer)
}

async function fetchList({ scope, filter, span }: ListQuestion, signal: AbortSignal) {
  const { tab, q, team, status, topic, sort, page } = filter
  return fetchTrainingPage(
    {
      tab,
      q,
      status,
      topic,
      sort,
      ...span,
      dir: getSortDirection(filter),
      team_ids: listWantedTeams(scope, team),
      offset: (page - 1) * trainingsPerPage,
      limit: trainingsPerPage,
    },
    signal,
  )
}

/** A team of the address that the list does not cover is nobody's. */
function listWantedTeams(scope: TeamScope, team: string): string[] | null {
  if (scope === 'all') return team ? [team] : null
  return team ? scope.filter((id) => id === team) : [...scope]
}

export const trainingListQueries = {
  page: (question: ListQuestion) =>
    queryOptions({
      queryKey: ['training', 'trainings', 'page', question],
      meta: { reads: ['trainings', 'training_blocks', 'exercises', 'attendance', 'teams'] },
      queryFn: ({ signal }) => fetchList(question, signal),
      placeholderData: keepPreviousData,
    }),
}

export function useTrainingList(question: ListQuestion) {
  return useQuery(trainingListQueries.page(question))
}
