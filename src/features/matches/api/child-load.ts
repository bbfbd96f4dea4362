/** Load of children: a coach asks for a squad, a family for its own child; sums without names of other teams. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { matchQueries } from './matches'

const reads = [
  'age_rules',
  'teams',
  'squad_members',
  'trainings',
  'training_blocks',
  'attendance',
  'absences',
  'matches',
  'match_squad',
  'match_events',
] as const

async function fetchSquadLoad(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('squad_load', { p_match_id: matchId }).abortSignal(signal))
}

async function fetchChildLoad(playerId: string, day: string, signal: AbortSignal) {
  const client = await getDb()
  const query = client.rpc('child_load', { p_player_id: playerId, p_on: day })
  return unwrap(query.abortSignal(signal).single())
}

async function fetchLoadWeeks({ playerId, day, count }: LoadWeeks, signal: AbortSignal) {
  const client = await getDb()
  const asked = { p_player_id: playerId, p_on: day, p_week_count: count }
  return unwrap(client.rpc('child_load_weeks', asked).abortSignal(signal))
}

interface LoadWeeks {
  playerId: string
  /** A date of the last week. */
  day: string
  count: number
}

export const loadQueries = {
  /** The match itself is not counted. */
  squad: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'squad-load', matchId],
      meta: { reads: [...reads] },
      queryFn: ({ signal }) => fetchSquadLoad(matchId, signal),
    }),
  /** `day`: a date of the week that is asked for. */
  child: (playerId: string, day: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'child-load', playerId, day],
      meta: { reads: [...reads] },
      queryFn: ({ signal }) => fetchChildLoad(playerId, day, signal),
    }),
  /** A row for each day with a match, the latest week first; `forbidden` for whom the record does not concern. */
  weeks: (asked: LoadWeeks) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'load-weeks', asked],
      meta: { reads: [...reads] },
      queryFn: ({ signal }) => fetchLoadWeeks(asked, signal),
    }),
}

export function useSquadLoad(matchId: string) {
  return useQuery(loadQueries.squad(matchId))
}

export function useChildLoad(playerId: string, day: string) {
  return useQuery(loadQueries.child(playerId, day))
}

export function useLoadWeeks(asked: LoadWeeks) {
  return useQuery(loadQueries.weeks(asked))
}
