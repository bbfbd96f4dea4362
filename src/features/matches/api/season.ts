/** Seasons: how a team's matches went, and what one child did in them. */
import { keepPreviousData, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { seasonResultsSchema, type SeasonKind } from '../model/season/season-results'
import { matchQueries } from './matches'

async function fetchSeasonResults(teamId: string, kind: SeasonKind | '', signal: AbortSignal) {
  const client = await getDb()
  const query = client.rpc('season_results', {
    p_team_id: teamId,
    ...(kind === '' ? {} : { p_kind: kind }),
  })
  return seasonResultsSchema.parse(await unwrap(query.abortSignal(signal)))
}

async function fetchPlayerSeason(playerId: string, teamId: string, signal: AbortSignal) {
  const client = await getDb()
  const query = client.rpc('player_season', { p_player_id: playerId, p_team_id: teamId })
  return unwrap(query.abortSignal(signal).single())
}

const reads = ['matches', 'match_squad', 'match_lineup_slots', 'match_events'] as const

export const seasonQueries = {
  /** For the coaches of the team and the owner; without a kind, all of them. */
  results: (teamId: string, kind: SeasonKind | '') =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'season-results', teamId, kind],
      meta: { reads: [...reads, 'age_rules'] },
      queryFn: ({ signal }) => fetchSeasonResults(teamId, kind, signal),
    }),
  /** For the player and the guardians. */
  ofPlayer: (playerId: string, teamId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'player-season', playerId, teamId],
      meta: { reads: [...reads] },
      queryFn: ({ signal }) => fetchPlayerSeason(playerId, teamId, signal),
    }),
}

export function useSeasonResults(teamId: string, kind: SeasonKind | '') {
  return useQuery({ ...seasonQueries.results(teamId, kind), placeholderData: keepPreviousData })
}

export function useLeagueMatches(teamId: string) {
  return useSuspenseQuery(seasonQueries.results(teamId, 'league')).data
}

export function usePlayerSeason(playerId: string, teamId: string) {
  return useQuery(seasonQueries.ofPlayer(playerId, teamId))
}
