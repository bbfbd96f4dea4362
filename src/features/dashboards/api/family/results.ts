/** The last finished matches of a family's teams. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { matchQueries } from '@/features/matches/api/matches'

export function useResults(teamIds: readonly string[]) {
  return useSuspenseQuery(matchQueries.results(teamIds)).data
}
