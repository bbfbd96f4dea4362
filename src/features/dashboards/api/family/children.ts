/** The children actively linked to a parent, and the player behind an account, with their squads. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toChild } from '../../model/family/children'

const columns =
  'id, first_name, last_name, squads:squad_members(team:teams!inner(id, name, archived_at))' as const

/** Two questions at once: which children, and for which of them this person may answer. */
async function fetchChildren(userId: string, signal: AbortSignal) {
  const client = await db()
  const [rows, answerable] = await Promise.all([
    unwrap(
      client
        .from('players')
        .select(`${columns}, links:guardian_links!inner(id)`)
        .eq('links.guardian_id', userId)
        .eq('links.status', 'active')
        .is('squads.left_on', null)
        .order('first_name')
        .order('id')
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('guardian_links')
        .select('player_id')
        .eq('guardian_id', userId)
        .eq('status', 'active')
        .eq('can_respond', true)
        .abortSignal(signal),
    ),
  ])
  return rows.map((row) =>
    toChild(
      row,
      answerable.some(({ player_id }) => player_id === row.id),
    ),
  )
}

async function fetchSelf(userId: string, signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('players')
      .select(columns)
      .eq('user_id', userId)
      .is('squads.left_on', null)
      .abortSignal(signal),
  )
  return rows.map((row) => toChild(row))
}

export const familyQueries = {
  all: () => ['family'] as const,
  children: (userId: string) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'children', userId],
      queryFn: ({ signal }) => fetchChildren(userId, signal),
      meta: { isKept: true },
    }),
  /** At most one: an account stands behind one player. */
  self: (userId: string) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'self', userId],
      queryFn: ({ signal }) => fetchSelf(userId, signal),
      meta: { isKept: true },
    }),
}

export function useChildren(userId: string) {
  return useSuspenseQuery(familyQueries.children(userId)).data
}

export function useSelfAsPlayer(userId: string) {
  return useSuspenseQuery(familyQueries.self(userId)).data
}
