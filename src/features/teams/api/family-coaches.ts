/** Who coaches these teams, and writing to them through the club: no private number is ever read. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { fetchCoaches } from './staff-rows'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchTeamCoaches(teamIds: readonly string[], signal: AbortSignal) {
  const coaches = await fetchCoaches(teamIds, signal)
  return coaches.map(({ team_id, user_id, card }) => ({
    team_id,
    user_id,
    name: `${card.first_name} ${card.last_name}`,
    avatar_url: card.avatar_url,
  }))
}

export const teamCoachQueries = {
  of: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: ['teams', 'family-coaches', teamIds],
      queryFn: ({ signal }) => fetchTeamCoaches(teamIds, signal),
      meta: { reads: ['team_staff', 'person_cards'], isKept: true },
    }),
}

export function useTeamCoaches(teamIds: readonly string[]) {
  return useSuspenseQuery(teamCoachQueries.of(teamIds)).data
}

interface WordToCoaches {
  teamId: string
  playerId: string
  /** At most 4,000 characters. */
  body: string
}

/** Opens the family's conversation with the coaches of that team, or finds it, and writes into it. */
async function writeToCoaches({ teamId, playerId, body }: WordToCoaches) {
  const client = await getDb()
  const { id } = await unwrap(
    client.rpc('open_family_conversation', { p_team_id: teamId, p_player_id: playerId }),
  )
  return unwrap(
    client.rpc('send_message', {
      p_conversation_id: id,
      p_body: body,
      p_client_id: crypto.randomUUID(),
    }),
  )
}

export function useWriteToCoaches() {
  return useMutation({
    mutationFn: writeToCoaches,
    meta: { writes: ['messages'], success: 'teams:coaches.sent' },
  })
}
