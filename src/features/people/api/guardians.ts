/** Who looks after a child, and whose child somebody is: the links both sides see. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { fetchCards } from './person-cards'

const columns =
  'id, school_id, guardian_id, player_id, relationship, status, is_primary, can_respond, can_pay, can_consent, receives_health, asked_by, accepted_at, confirmed_at, is_trusted, created_at' as const
const childColumns =
  `${columns}, player:players!guardian_links_player!inner(id, first_name, last_name, date_of_birth, squads:squad_members!squad_members_player(left_on, shirt_number, team:teams!squad_members_team(id, name, season, school_id, archived_at)))` as const

/** Links that stand or wait, the contact to call first on top, each with the guardian's card. */
export async function fetchGuardians(playerId: string, signal: AbortSignal) {
  const client = await getDb()
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

export type GuardianLink = Awaited<ReturnType<typeof fetchGuardians>>[number]

/** The children somebody is actively linked to, as far as the asker may see them: rights, names and squads. */
export async function fetchChildren(guardianId: string, signal: AbortSignal) {
  const client = await getDb()
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

interface Named {
  id: string
  first_name: string
}

/** The order in which a family lists its children. */
export function compareByFirstName(one: Named, other: Named): number {
  return one.first_name.localeCompare(other.first_name) || one.id.localeCompare(other.id)
}

/** Active links of a guardian with their rights, whatever the asker may see of the children. */
export async function fetchLinks(guardianId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('guardian_links')
      .select('player_id, can_respond, can_consent, is_trusted')
      .eq('guardian_id', guardianId)
      .eq('status', 'active')
      .abortSignal(signal),
  )
}

/** Links to somebody that they have not accepted yet. */
export async function fetchUnaccepted(guardianId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('guardian_links')
      .select(
        'id, relationship, asked_by, player:players!guardian_links_player(id, first_name, last_name)',
      )
      .eq('guardian_id', guardianId)
      .eq('status', 'active')
      .is('accepted_at', null)
      .order('created_at')
      .abortSignal(signal),
  )
}

/** Every link of an account with the child and its squads, ended ones too, for administrators. */
export async function fetchLinkHistory(guardianId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('guardian_links')
      .select(
        'id, relationship, status, player:players!guardian_links_player(id, first_name, last_name, squads:squad_members(left_on, team:teams!squad_members_team(name, season)))',
      )
      .eq('guardian_id', guardianId)
      .abortSignal(signal),
  )
}

export const guardianQueries = {
  all: () => ['people', 'guardians'] as const,
  ofPlayer: (playerId: string) =>
    queryOptions({
      queryKey: [...guardianQueries.all(), 'of', playerId],
      meta: { reads: ['guardian_links', 'person_cards'] },
      queryFn: ({ signal }) => fetchGuardians(playerId, signal),
    }),
  children: (guardianId: string) =>
    queryOptions({
      queryKey: [...guardianQueries.all(), 'children', guardianId],
      meta: { reads: ['guardian_links', 'players', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchChildren(guardianId, signal),
    }),
}

export function useGuardians(playerId: string) {
  return useQuery(guardianQueries.ofPlayer(playerId))
}

export function useChildren(guardianId: string) {
  return useQuery(guardianQueries.children(guardianId))
}

export type GuardianRights = Pick<GuardianLink, 'relationship' | 'is_primary' | 'can_respond'>

/** By the school. Naming somebody to call first takes it from who was before. */
export function useSaveGuardianRights(id: string) {
  return useMutation({
    mutationFn: async (rights: GuardianRights) => {
      const client = await getDb()
      await unwrap(client.from('guardian_links').update(rights).eq('id', id).select('id').single())
    },
    meta: {
      writes: ['guardian_links'],
      success: 'people:guardians.saved',
    },
  })
}

/** Closes the child's record to the guardian at once; by the school, or by the guardian. */
export function useEndLink() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
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
      writes: ['guardian_links'],
      success: 'people:guardians.ended',
    },
  })
}
