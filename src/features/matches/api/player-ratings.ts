/** The table `match_ratings`: what the coaches thought of each player in a match. */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { matchQueries } from './matches'

/** Of a team's matches up to an instant, the latest first; 1,000 at most. */
async function fetchTeamRatings(teamId: string, until: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('match_ratings')
      .select(
        'match_id, player_id, rating, is_shared, match:matches!match_ratings_match!inner(starts_at)',
      )
      .eq('team_id', teamId)
      .lte('match.starts_at', until)
      .limit(1000)
      .abortSignal(signal),
  )
  return rows.toSorted((one, other) => other.match.starts_at.localeCompare(one.match.starts_at))
}

/** Of one match, as far as they are told: a family reads what was shared about its own child. */
async function fetchMatchRatings(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('match_ratings')
      .select('player_id, rating, is_shared')
      .eq('match_id', matchId)
      .abortSignal(signal),
  )
}

export interface RatingWrite {
  player_id: string
  /** Null takes the rating back. */
  rating: number | null
  is_shared: boolean
  isStored: boolean
}

async function writeRating(matchId: string, { isStored, ...write }: RatingWrite): Promise<void> {
  const client = await getDb()
  const { player_id, rating, is_shared } = write
  const table = client.from('match_ratings')
  if (rating === null) {
    if (!isStored) return
    await unwrap(
      table
        .delete()
        .eq('match_id', matchId)
        .eq('player_id', player_id)
        .select('player_id')
        .single(),
    )
  } else if (isStored) {
    await unwrap(
      table
        .update({ rating, is_shared })
        .eq('match_id', matchId)
        .eq('player_id', player_id)
        .select('player_id')
        .single(),
    )
  } else {
    await unwrap(
      table
        .insert({ match_id: matchId, player_id, rating, is_shared })
        .select('player_id')
        .single(),
    )
  }
}

const ratingQueries = {
  ofTeam: (teamId: string, until: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'team-ratings', teamId, until],
      meta: { reads: ['match_ratings', 'matches'] },
      queryFn: ({ signal }) => fetchTeamRatings(teamId, until, signal),
    }),
  ofMatch: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'ratings', matchId],
      meta: { reads: ['match_ratings'] },
      queryFn: ({ signal }) => fetchMatchRatings(matchId, signal),
    }),
}

export function useTeamRatings(teamId: string, until: string) {
  return useSuspenseQuery(ratingQueries.ofTeam(teamId, until)).data
}

export function useMatchRatings(matchId: string) {
  return useQuery(ratingQueries.ofMatch(matchId)).data ?? []
}

/** One row at a time; a failure is told in a toast, and what was typed stays in the row. */
export function useWriteRating(matchId: string) {
  return useMutation({
    mutationFn: (write: RatingWrite) => writeRating(matchId, write),
    meta: { writes: ['match_ratings'] },
  })
}
