/** The squad of a match: who said what, who plays, what a coach weighs, and publishing the choice. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Clearance, SquadReason, SquadRole } from '../model/squad-choice'
import { fetchMatchSquad } from './match-rows'
import { matchQueries } from './matches'

async function fetchFacts(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('squad_facts', { p_match_id: matchId }).abortSignal(signal))
}

export const matchSquadQueries = {
  /** Rows of those who answered or were decided about. */
  of: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'squad', matchId],
      meta: { reads: ['match_squad', 'matches', 'players', 'absences'] },
      queryFn: ({ signal }) => fetchMatchSquad(matchId, signal),
    }),
  /** Minutes, starts, cards and who was left out, per player; for the staff of the team. */
  facts: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'squad-facts', matchId],
      meta: { reads: ['match_squad', 'matches', 'match_events', 'squad_members'] },
      queryFn: ({ signal }) => fetchFacts(matchId, signal),
    }),
}

export type SquadRow = Awaited<ReturnType<typeof fetchMatchSquad>>[number]
export type SquadFacts = Awaited<ReturnType<typeof fetchFacts>>[number]

export function useMatchSquad(matchId: string) {
  return useSuspenseQuery(matchSquadQueries.of(matchId)).data
}

export function useSquadFacts(matchId: string) {
  return useSuspenseQuery(matchSquadQueries.facts(matchId)).data
}

export interface SquadEntry {
  player_id: string
  role: SquadRole
  reason: SquadReason | null
  clearance: Clearance | null
  shirt_number: number | null
}

/** Publishes the whole choice; the database tells those for whom something is new. */
export function usePublishSquad(matchId: string) {
  return useMutation({
    mutationFn: async (entries: readonly SquadEntry[]) => {
      const client = await getDb()
      return unwrap(
        client.rpc('set_squad', {
          p_match_id: matchId,
          p_entries: entries.map((entry) => ({ ...entry })),
        }),
      )
    },
    meta: {
      writes: ['match_squad', 'match_lineup_slots'],
      success: 'matches/squad:published',
      silent: true,
    },
  })
}
