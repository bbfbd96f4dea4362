/** The line-ups of a match, period by period, and the players they are made of. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { LineupPlayer } from '../model/lineup/position-fit'
import { fetchMatchLineup, updateMatchFormation } from './match-rows'
import { matchQueries } from './matches'

async function fetchLineup(matchId: string, signal: AbortSignal) {
  const { squad, slots } = await fetchMatchLineup(matchId, signal)
  const players = squad.flatMap(({ player_id, role, shirt_number, player }): LineupPlayer[] =>
    role === 'starter' || role === 'bench' ? [{ player_id, role, shirt_number, ...player }] : [],
  )
  return { players: players.toSorted(compareByShirt), slots }
}

export type MatchLineupData = Awaited<ReturnType<typeof fetchLineup>>

export const lineupQueries = {
  /** Players called up, by shirt, and the stored places of every period. */
  of: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'lineup', matchId],
      meta: { reads: ['matches', 'match_squad', 'match_lineup_slots', 'players'] },
      queryFn: ({ signal }) => fetchLineup(matchId, signal),
    }),
}

export function useLineupData(matchId: string): MatchLineupData {
  return useSuspenseQuery(lineupQueries.of(matchId)).data
}

interface LineupChange {
  /** Left out when it stays. */
  formation?: string
  periods: readonly {
    period: number
    slots: readonly { slot: string; player_id: string; x: number; y: number }[]
  }[]
}

/** One period after the other: what fails can be sent again as a whole. */
async function saveLineup(matchId: string, { formation, periods }: LineupChange): Promise<void> {
  const client = await getDb()
  if (formation !== undefined) await updateMatchFormation(matchId, formation)
  for (const { period, slots } of periods) {
    await unwrap(
      client.rpc('set_lineup', {
        p_match_id: matchId,
        p_period: period,
        p_slots: slots.map((slot) => ({ ...slot })),
      }),
    )
  }
}

export function useSaveLineup(matchId: string) {
  return useMutation({
    mutationFn: (change: LineupChange) => saveLineup(matchId, change),
    meta: {
      writes: ['match_lineup_slots', 'matches'],
      success: 'matches/lineup:saved',
      silent: true,
    },
  })
}

function compareByShirt(one: LineupPlayer, other: LineupPlayer): number {
  const [a, b] = [one.shirt_number ?? 100, other.shirt_number ?? 100]
  return a - b || one.last_name.localeCompare(other.last_name)
}
