/** The children linked to a guardian, with their teams and what the link allows. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, player_id, relationship, can_consent, player:players!guardian_links_player(id, first_name, last_name, date_of_birth, squads:squad_members(left_on, team:teams!squad_members_team(name)))' as const

export const linkedChildQueries = {
  all: () => ['settings', 'linked-children'] as const,
  of: (userId: string) =>
    queryOptions({
      queryKey: [...linkedChildQueries.all(), userId],
      queryFn: ({ signal }) => fetchChildren(userId, signal),
    }),
}

async function fetchChildren(userId: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('guardian_links')
      .select(columns)
      .eq('guardian_id', userId)
      .eq('status', 'active')
      .order('created_at')
      .abortSignal(signal),
  )
}

export type LinkedChild = Awaited<ReturnType<typeof fetchChildren>>[number]

export function useLinkedChildren(userId: string) {
  return useSuspenseQuery(linkedChildQueries.of(userId))
}
