/** The tables `match_votes` and `match_ballots`: the vote for the player of the match, by functions alone. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { ballotsSchema, candidatesSchema } from '../model/report/player-vote'
import { matchQueries } from './matches'

/** Null for whom it does not concern, and for families before it begins. */
async function fetchVote(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  const [row] = await unwrap(
    client.rpc('read_player_vote', { p_match_id: matchId }).abortSignal(signal),
  )
  if (!row) return null
  return {
    ...row,
    candidates: candidatesSchema.parse(row.candidates ?? []),
    ballots: ballotsSchema.parse(row.ballots ?? []),
    winners: row.winners ?? [],
  }
}

export type PlayerVote = NonNullable<Awaited<ReturnType<typeof fetchVote>>>

const createVoteQuery = (matchId: string) =>
  queryOptions({
    queryKey: [...matchQueries.all(), 'vote', matchId],
    meta: { reads: ['match_votes', 'match_ballots', 'match_squad', 'matches', 'schools'] },
    queryFn: ({ signal }) => fetchVote(matchId, signal),
  })

export function usePlayerVote(matchId: string): PlayerVote | null {
  return useSuspenseQuery(createVoteQuery(matchId)).data
}

/** Failures are told where the tap was: each step has words of its own for them. */
const meta = { writes: ['match_votes', 'match_ballots'] as const, silent: true }

/** Fails with `vote_needs_school`, `vote_needs_players`, `vote_too_late` and `vote_started_already`. */
export function useStartVote(matchId: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      await unwrapVoid(client.rpc('start_player_vote', { p_match_id: matchId }))
    },
    meta,
  })
}

export function useEndVote(matchId: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await getDb()
      await unwrapVoid(client.rpc('end_player_vote', { p_match_id: matchId }))
    },
    meta,
  })
}

/** Fails with `vote_is_over`. */
export function useCastBallot(matchId: string) {
  return useMutation({
    mutationFn: async ({ voterId, playerId }: { voterId: string; playerId: string }) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('cast_player_ballot', {
          p_match_id: matchId,
          p_voter_id: voterId,
          p_player_id: playerId,
        }),
      )
    },
    meta,
  })
}
