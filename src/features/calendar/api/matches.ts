/** Matches as the calendar draws them in beside the trainings; they are made and changed elsewhere. */
import { useQuery } from '@tanstack/react-query'
import { matchQueries } from '@/features/matches/api/matches'
import type { TeamScope } from '@/features/teams/api/training-rows'

/** Matches that start between two instants (ISO), at most 1,000. */
export function useMatchRange(scope: TeamScope, start: string, end: string) {
  return useQuery(matchQueries.range(scope, start, end))
}
