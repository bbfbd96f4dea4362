/** The address of a list as a question to the database; loader and page must ask the very same. */
import type { Season } from '@/features/series/model/series-defaults'
import type { TrainingFilter } from '../training-filter'
import { computePeriodSpan, type Span } from './list-period'

interface ListedTeam {
  id: string
  school_id: string
  school: { time_zone: string }
}

interface Asked {
  scope: readonly string[] | 'all'
  /** Teams on offer: the chosen one, else the first, says which school's days are meant. */
  teams: readonly ListedTeam[]
  filter: TrainingFilter
  seasons: readonly Season[]
}

/** `now` in epoch milliseconds; only its day counts. */
export function createListQuery({ scope, teams, filter, seasons }: Asked, now: number) {
  const team = teams.find(({ id }) => id === filter.team) ?? teams[0]
  const span: Span = team
    ? computePeriodSpan(
        filter,
        { zone: team.school.time_zone, schoolId: team.school_id, seasons },
        now,
      )
    : {}
  return { scope, filter, span }
}
