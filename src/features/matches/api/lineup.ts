/** The line-ups of a match, period by period, and the players they are made of. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { isStaleRow } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { hasDuty, type DutyRow } from '../model/lineup/duties'
import type { LineupPlayer } from '../model/lineup/position-fit'
import { seenLineupSchema, type SeenLineup } from '../model/lineup/seen-lineup'
import { fetchMatchLineup } from './match-rows'
import { matchQueries } from './matches'

async function fetchLineup(matchId: string, signal: AbortSignal) {
  const { squad, slots } = await fetchMatchLineup(matchId, signal)
  const players = squad.flatMap(({ player_id, role, shirt_number, player }): LineupPlayer[] =>
    role === 'starter' || role === 'bench' ? [{ player_id, role, shirt_number, ...player }] : [],
  )
  const duties = squad
    .map(({ player_id, is_captain, bench_order, set_pieces }) => ({
      player_id,
      is_captain,
      bench_order,
      set_pieces,
    }))
    .filter(hasDuty)
  return { players: players.toSorted(compareByShirt), slots, duties }
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
  /** As read when editing began; `stale_row` where somebody has saved since. */
  seen: SeenLineup
  /** Left out when it stays. */
  formation?: string
  periods: readonly {
    period: number
    slots: readonly { slot: string; player_id: string; x: number; y: number }[]
  }[]
  /** Everybody who has one; left out when they stay. */
  duties?: readonly DutyRow[]
}

/** All of it or nothing; answers what there is then. */
async function saveLineup(matchId: string, change: LineupChange): Promise<SeenLineup> {
  const { seen, formation, periods, duties } = change
  const client = await getDb()
  const answer = await unwrap(
    client.rpc('save_lineup', {
      p_match_id: matchId,
      p_seen: { ...seen },
      p_periods: periods.map(({ period, slots }) => ({
        period,
        slots: slots.map((slot) => ({ ...slot })),
      })),
      p_formation: formation,
      p_duties: duties?.map((row) => ({ ...row })),
    }),
  )
  return seenLineupSchema.parse(answer)
}

export function useSaveLineup(matchId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: LineupChange) => saveLineup(matchId, change),
    onError: (thrown) =>
      isStaleRow(thrown)
        ? client.invalidateQueries({ queryKey: lineupQueries.of(matchId).queryKey })
        : undefined,
    meta: {
      writes: ['match_lineup_slots', 'match_squad', 'matches'],
      success: 'matches/lineup:saved',
      silent: true,
    },
  })
}

function compareByShirt(one: LineupPlayer, other: LineupPlayer): number {
  const [a, b] = [one.shirt_number ?? 100, other.shirt_number ?? 100]
  return a - b || one.last_name.localeCompare(other.last_name)
}
