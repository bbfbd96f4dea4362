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

/** Names of everybody who plays in a team one may see, for the check before a drawing is shared. */
async function fetchNames(signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('squad_members')
      .select('shirt_number, player:players!squad_members_player!inner(first_name, last_name)')
      .is('left_on', null)
      .limit(2000)
      .abortSignal(signal),
  )
  return rows.map(({ shirt_number, player }) => ({ shirt_number, ...player }))
}

const fiveMinutes = 5 * 60_000

export const squadQueries = {
  names: () =>
    queryOptions({
      queryKey: ['animator', 'squad', 'names'],
      queryFn: ({ signal }) => fetchNames(signal),
      staleTime: fiveMinutes,
    }),
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
