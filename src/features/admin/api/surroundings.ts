/** Whom and what an account belongs to: teams it looks after, its own player record, children, guardians. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { adminKey } from './keys'

const squads = 'squads:squad_members(left_on, team:teams!squad_members_team(name, season))' as const
const child = `id, first_name, last_name, ${squads}` as const

export const surroundingsQueries = {
  of: (userId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'account', userId, 'surroundings'],
      queryFn: ({ signal }) => fetchSurroundings(userId, signal),
    }),
  consents: (userId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'account', userId, 'consents'],
      queryFn: async ({ signal }) => {
        const client = await db()
        return unwrap(client.rpc('consents_of_account', { p_user_id: userId }).abortSignal(signal))
      },
    }),
}

async function fetchSurroundings(userId: string, signal: AbortSignal) {
  const client = await db()
  const [staff, children, own] = await Promise.all([
    unwrap(
      client
        .from('team_staff')
        .select('role, team:teams!team_staff_team(id, name, season)')
        .eq('user_id', userId)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('guardian_links')
        .select(`id, relationship, status, player:players!guardian_links_player(${child})`)
        .eq('guardian_id', userId)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('players')
        .select(
          `${child}, guardians:guardian_links(id, relationship, status, guardian:users!guardian_links_guardian(id, first_name, last_name))`,
        )
        .eq('user_id', userId)
        .abortSignal(signal),
    ),
  ])
  return { staff, children, own }
}

export function useSurroundings(userId: string) {
  return useSuspenseQuery(surroundingsQueries.of(userId)).data
}

export function useConsentsOf(userId: string) {
  return useSuspenseQuery(surroundingsQueries.consents(userId)).data
}
