import { useSuspenseQuery } from '@tanstack/react-query'
import type { Team } from '@/features/teams/api/teams'
import { surroundingsQueries } from '@/features/series/api/series-surroundings'
import type { ListQuestion } from '../api/training-list'
import type { TeamScope } from '@/features/teams/api/training-rows'
import { listQuestion } from '../model/list/list-question'
import type { TrainingFilter } from '../model/training-filter'
import { useNow } from '@/lib/time/use-now'

/** What the list asks the database: the address with its period as instants of the team's school. */
export function useListQuestion(
  scope: TeamScope,
  teams: readonly Team[],
  filter: TrainingFilter,
): ListQuestion {
  const { data: seasons } = useSuspenseQuery(surroundingsQueries.seasons())
  return listQuestion({ scope, teams, filter, seasons }, useNow())
}
