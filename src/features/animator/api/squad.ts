/** The players of a team as the bench shows them: who they are, and the number on their shirt. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, shirt_number, player:players!squad_members_player!inner(id, first_name, last_name, position)' as const

async function fetchSquad(teamId: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('squad_members')
      .select(columns)
      .eq('team_id', teamId)
      .is('left_on', null)
      .order('shirt_number', { nullsFirst: false })
      .abortSignal(signal),
  )
}

const fiveMinutes = 5 * 60_000

export const squadQueries = {
  ofTeam: (teamId: string) =>
    queryOptions({
      queryKey: ['animator', 'squad', teamId],
      queryFn: ({ signal }) => fetchSquad(teamId, signal),
      staleTime: fiveMinutes,
    }),
}

export function useSquad(teamId: string) {
  return useSuspenseQuery(squadQueries.ofTeam(teamId)).data
}
