/** Queries of matches: lists of calendar, season and overviews, and one match. */
import { keepPreviousData, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import {
  fetchMatchRange,
  fetchMatchesDuring,
  fetchMatchRow,
  fetchResults,
  type TeamScope,
} from './match-rows'

/** A guest's family reads nothing of the team but its name, through a call of its own. */
async function fetchCalledTeam(id: string) {
  const client = await getDb()
  const [team] = await unwrap(client.rpc('called_match_team', { p_match_id: id }))
  if (!team) throw new AppError('not_found')
  return team
}

/** One match with its team, its school's time zone and the pitch; throws `not_found` where the database shows none. */
async function fetchMatch(id: string, signal: AbortSignal) {
  const { team, school, ...match } = await fetchMatchRow(id, signal)
  return { ...match, team: { ...(team ?? (await fetchCalledTeam(id))), school } }
}

export const matchQueries = {
  all: () => ['matches'] as const,
  /** Matches that start between two instants (ISO), at most 1,000. */
  range: (scope: TeamScope, start: string, end: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'range', scope, start, end],
      meta: { reads: ['matches', 'teams'] },
      queryFn: ({ signal }) => fetchMatchRange(scope, start, end, signal),
      placeholderData: keepPreviousData,
    }),
  /** Of one team between two instants (ISO), called off ones left out. */
  season: (teamId: string, start: string, end: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'season', teamId, start, end],
      meta: { reads: ['matches'] },
      queryFn: ({ signal }) => fetchMatchesDuring(teamId, { from: start, to: end }, signal),
    }),
  /** The last finished matches of teams; kept on the device for the offline week. */
  results: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'results', teamIds],
      meta: { reads: ['matches', 'teams'], isKept: true },
      queryFn: ({ signal }) => fetchResults(teamIds, signal),
    }),
  /** One match with its team and pitch. */
  details: (id: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'details', id],
      meta: { reads: ['matches', 'teams'] },
      queryFn: ({ signal }) => fetchMatch(id, signal),
    }),
}

export type Match = Awaited<ReturnType<typeof fetchMatch>>

export function useMatch(id: string): Match {
  return useSuspenseQuery(matchQueries.details(id)).data
}
