/** Who coaches these teams, and writing to them through the club: no private number is ever read. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { fetchCards } from '@/features/people/api/person-cards'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from './children'
import { inboxQueries } from './inbox'

async function fetchCoaches(teamIds: readonly string[], signal: AbortSignal) {
  if (teamIds.length === 0) return []
  const client = await db()
  const rows = await unwrap(
    client
      .from('team_staff')
      .select('team_id, user_id, role')
      .in('team_id', teamIds)
      .order('role')
      .abortSignal(signal),
  )
  const cards = await fetchCards(
    client,
    rows.map(({ user_id }) => user_id),
    signal,
  )
  return rows.flatMap(({ team_id, user_id }) => {
    const card = cards.get(user_id)
    const name = card ? `${card.first_name} ${card.last_name}` : ''
    return card ? [{ team_id, user_id, name, avatar_url: card.avatar_url }] : []
  })
}

export const teamCoachQueries = {
  of: (teamIds: readonly string[]) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'coaches', teamIds],
      queryFn: ({ signal }) => fetchCoaches(teamIds, signal),
      meta: { isKept: true },
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
  const client = await db()
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
    meta: { invalidates: [inboxQueries.all()], success: 'dashboards:coaches.sent' },
  })
}
