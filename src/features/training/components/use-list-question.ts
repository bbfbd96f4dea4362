import { useSuspenseQuery } from '@tanstack/react-query'
import type { Team } from '@/features/teams/api/teams'
import { seriesContextQueries } from '@/features/series/api/series-context'
import type { ListQuestion } from '../api/training-list'
import type { TeamScope } from '@/features/teams/api/training-rows'
import { createListQuery } from '../model/list/create-list-query'
import type { TrainingFilter } from '../model/training-filter'
import { useNow } from '@/lib/time/use-now'

/** What the list asks the database: the address with its period as instants of the team's school. */
export function useListQuestion(
  scope: TeamScope,
  teams: readonly Team[],
  filter: TrainingFilter,
): ListQuestion {
  const { data: seasons } = useSuspenseQuery(seriesContextQueries.seasons())
  return createListQuery({ scope, teams, filter, seasons }, useNow())
}
