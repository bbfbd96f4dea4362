/** The list of matches, page by page, and the teams it is about. */
import { keepPreviousData, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSeasons } from '@/features/teams/api/seasons'
import { fetchStaffedTeamIds } from '@/features/teams/api/staff-rows'
import { listPageSize } from '@/lib/list-schema'
import type { MatchFilter } from '../model/match-filter'
import { fetchMatchSlice, type TeamScope } from './match-rows'
import { matchQueries } from './matches'

export type ListedMatch = Awaited<ReturnType<typeof fetchMatchSlice>>['rows'][number]

/** Every match the list shows over all of its pages. */
export async function fetchAllMatches(scope: TeamScope, filter: MatchFilter) {
  const all: ListedMatch[] = []
  for (;;) {
    const { rows, total } = await fetchMatchSlice(scope, filter, { from: all.length, size: 500 })
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}

async function fetchSeasonNames(signal: AbortSignal): Promise<string[]> {
  const seasons = await fetchSeasons(signal)
  return [...new Set(seasons.map(({ name }) => name))].toSorted().toReversed()
}

export const matchListQueries = {
  list: (scope: TeamScope, filter: MatchFilter) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'list', scope, filter],
      meta: { reads: ['matches', 'teams'] },
      queryFn: ({ signal }) =>
        fetchMatchSlice(
          scope,
          filter,
          { from: (filter.page - 1) * listPageSize, size: listPageSize },
          signal,
        ),
      placeholderData: keepPreviousData,
    }),
  /** Teams a coach looks after or did in seasons before. */
  staffed: (userId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'staffed', userId],
      meta: { reads: ['team_staff'] },
      queryFn: ({ signal }) => fetchStaffedTeamIds(userId, signal),
    }),
  /** Names of seasons, the latest first. */
  seasons: () =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'seasons'],
      meta: { reads: ['seasons'] },
      queryFn: ({ signal }) => fetchSeasonNames(signal),
    }),
}

export function useStaffedTeamIds(userId: string) {
  return useSuspenseQuery(matchListQueries.staffed(userId)).data
}

export function useSeasonNames() {
  return useSuspenseQuery(matchListQueries.seasons()).data
}
