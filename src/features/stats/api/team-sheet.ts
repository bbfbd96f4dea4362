/** A team as the rating grid needs it: who is in the squad now, and the newest rating of each. */
import { formatFullName } from '@/lib/person'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSquad } from '@/features/teams/api/squad'
import { fetchTeamRow } from '@/features/teams/api/team-rows'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toRatings } from '../model/attributes'
import type { RatedPlayer } from '../model/rating/rated-player'
import { statQueries } from './stat-updates'

async function fetchSheet(teamId: string, signal: AbortSignal) {
  const [team, squad] = await Promise.all([
    fetchTeamRow(teamId, signal),
    fetchSquad(teamId, signal),
  ])
  const newest = await fetchNewest(
    squad.map(({ player }) => player.id),
    signal,
  )
  const players = squad.map(({ shirt_number, player }): RatedPlayer => {
    const row = newest.find(({ player_id }) => player_id === player.id)
    return {
      id: player.id,
      name: formatFullName(player),
      shirt: shirt_number,
      seen: row?.id ?? null,
      known: row ? toRatings(row) : {},
    }
  })
  return { name: team.name, players }
}

async function fetchNewest(playerIds: string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client.from('player_stats').select('*').in('player_id', playerIds).abortSignal(signal),
  )
}

export const sheetQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...statQueries.all(), 'sheet', teamId],
      meta: { reads: ['teams', 'squad_members', 'players', 'player_stat_updates'] },
      queryFn: ({ signal }) => fetchSheet(teamId, signal),
    }),
}

export function useTeamSheet(teamId: string) {
  return useSuspenseQuery(sheetQueries.of(teamId))
}
