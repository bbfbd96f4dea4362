/** The children actively linked to a parent, and the player behind an account, with their squads. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toChild } from '../model/family'

const columns =
  'id, first_name, last_name, squads:squad_members(team:teams!inner(id, name, archived_at))' as const

async function fetchChildren(userId: string, signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('players')
      .select(`${columns}, links:guardian_links!inner(id)`)
      .eq('links.guardian_id', userId)
      .eq('links.status', 'active')
      .is('squads.left_on', null)
      .order('first_name')
      .abortSignal(signal),
  )
  return rows.map(toChild)
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
  return rows.map(toChild)
}

export const familyQueries = {
  all: () => ['family'] as const,
  children: (userId: string) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'children', userId],
      queryFn: ({ signal }) => fetchChildren(userId, signal),
    }),
  /** At most one: an account stands behind one player. */
  self: (userId: string) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'self', userId],
      queryFn: ({ signal }) => fetchSelf(userId, signal),
    }),
}

export function useChildren(userId: string) {
  return useSuspenseQuery(familyQueries.children(userId)).data
}

export function useSelfAsPlayer(userId: string) {
  return useSuspenseQuery(familyQueries.self(userId)).data
}
