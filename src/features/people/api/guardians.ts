/** Who looks after a child, and whose child somebody is: the links both sides see. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { fetchCards } from './person-cards'

const columns =
  'id, school_id, guardian_id, player_id, relationship, status, is_primary, can_respond, can_pay, can_consent, receives_health, asked_by, accepted_at, confirmed_at, is_trusted, created_at' as const
const childColumns =
  `${columns}, player:players!guardian_links_player(id, first_name, last_name, date_of_birth, squads:squad_members!squad_members_player(left_on, shirt_number, team:teams!squad_members_team(id, name)))` as const

/** Links that stand or wait, the contact to call first on top, each with the guardian's card. */
async function fetchOfPlayer(playerId: string, signal: AbortSignal) {
  const client = await db()
  const links = await unwrap(
    client
      .from('guardian_links')
      .select(columns)
      .eq('player_id', playerId)
      .neq('status', 'ended')
      .order('is_primary', { ascending: false })
      .order('created_at')
      .abortSignal(signal),
  )
  const cards = await fetchCards(
    client,
    links.map(({ guardian_id }) => guardian_id),
    signal,
  )
  return links.map((link) => ({ ...link, card: cards.get(link.guardian_id) ?? null }))
}

export type GuardianLink = Awaited<ReturnType<typeof fetchOfPlayer>>[number]

async function fetchChildren(guardianId: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(
    client
      .from('guardian_links')
      .select(childColumns)
      .eq('guardian_id', guardianId)
      .eq('status', 'active')
      .order('created_at')
      .abortSignal(signal),
  )
}

export type ChildLink = Awaited<ReturnType<typeof fetchChildren>>[number]

export const guardianQueries = {
  all: () => ['people', 'guardians'] as const,
  ofPlayer: (playerId: string) =>
    queryOptions({
      queryKey: [...guardianQueries.all(), 'of', playerId],
      queryFn: ({ signal }) => fetchOfPlayer(playerId, signal),
    }),
  children: (guardianId: string) =>
    queryOptions({
      queryKey: [...guardianQueries.all(), 'children', guardianId],
      queryFn: ({ signal }) => fetchChildren(guardianId, signal),
    }),
}

export function useGuardians(playerId: string) {
  return useQuery(guardianQueries.ofPlayer(playerId))
}

/** The children somebody is actively linked to, as far as the asker may see them. */
export function useChildren(guardianId: string) {
  return useQuery(guardianQueries.children(guardianId))
}

export type GuardianRights = Pick<GuardianLink, 'relationship' | 'is_primary' | 'can_respond'>

/** By the school. Naming somebody to call first takes it from who was before. */
export function useSaveGuardianRights(id: string) {
  return useMutation({
    mutationFn: async (rights: GuardianRights) => {
      const client = await db()
      await unwrap(client.from('guardian_links').update(rights).eq('id', id).select('id').single())
    },
    meta: {
      invalidates: [guardianQueries.all(), ['people', 'players']],
      success: 'people:guardians.saved',
    },
  })
}

/** Closes the child's record to the guardian at once; by the school, or by the guardian. */
export function useEndLink() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await db()
      await unwrap(
        client
          .from('guardian_links')
          .update({ status: 'ended' })
          .eq('id', id)
          .select('id')
          .single(),
      )
    },
    meta: {
      invalidates: [guardianQueries.all(), ['people', 'players'], ['people', 'links'], ['family']],
      success: 'people:guardians.ended',
    },
  })
}
