/** Who plays in a team now, with the numbers on the shirts; families see their own child alone. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { compareBySquadOrder } from '../model/squad'
import { teamQueries } from './teams'

const columns =
  'id, shirt_number, joined_on, player:players!squad_members_player!inner(id, first_name, last_name, date_of_birth, position)' as const

export async function fetchSquad(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('squad_members')
      .select(columns)
      .eq('team_id', teamId)
      .is('left_on', null)
      .abortSignal(signal),
  )
  return rows.toSorted(compareBySquadOrder)
}

/** Who was in the squad on a day (`YYYY-MM-DD`). */
export async function fetchSquadOn(teamId: string, day: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('squad_members')
      .select('player_id, shirt_number, player:players!inner(first_name, last_name)')
      .eq('team_id', teamId)
      .lte('joined_on', day)
      .or(`left_on.is.null,left_on.gte.${day}`)
      .limit(80)
      .abortSignal(signal),
  )
}

/** Names and numbers of everybody who plays now in a team the person may see. */
export async function fetchSquadNames(signal: AbortSignal) {
  const client = await getDb()
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

/** All of them or none. */
export async function addToSquad(teamId: string, playerIds: readonly string[]): Promise<string[]> {
  const client = await getDb()
  const added = await unwrap(
    client
      .from('squad_members')
      .insert(playerIds.map((player_id) => ({ team_id: teamId, player_id })))
      .select('id'),
  )
  return added.map(({ id }) => id)
}

export type SquadMember = Awaited<ReturnType<typeof fetchSquad>>[number]

export const squadQueries = {
  of: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'squad', teamId],
      meta: { reads: ['squad_members', 'players'] },
      queryFn: ({ signal }) => fetchSquad(teamId, signal),
    }),
}

export function useSquad(teamId: string) {
  return useQuery(squadQueries.of(teamId))
}

/** Fails with `conflict` (23505) when somebody else got the number meanwhile. */
export function useSaveShirt() {
  return useMutation({
    mutationFn: async ({ id, number }: { id: string; number: number | null }) => {
      const client = await getDb()
      await unwrap(
        client
          .from('squad_members')
          .update({ shirt_number: number })
          .eq('id', id)
          .select('id')
          .single(),
      )
    },
    meta: { writes: ['squad_members'], silent: true },
  })
}

export function useAddToSquad(teamId: string) {
  return useMutation({
    mutationFn: (playerIds: readonly string[]) => addToSquad(teamId, playerIds),
    meta: { writes: ['squad_members'], silent: true },
  })
}

/** Ends places in the squad on a day (`YYYY-MM-DD`); what happened until then stays. */
export function useEndPlaces() {
  return useMutation({
    mutationFn: async ({ ids, on }: { ids: readonly string[]; on: string }) => {
      const client = await getDb()
      await unwrap(
        client
          .from('squad_members')
          .update({ left_on: on })
          .in('id', [...ids])
          .is('left_on', null)
          .select('id'),
      )
    },
    meta: { writes: ['squad_members'], silent: true },
  })
}

/** Undoes an end. Fails with `conflict` when the number is worn by somebody else by now. */
export function useReopenPlaces() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const client = await getDb()
      await unwrap(
        client
          .from('squad_members')
          .update({ left_on: null })
          .in('id', [...ids])
          .select('id'),
      )
    },
    meta: { writes: ['squad_members'], success: 'teams:squad.back' },
  })
}

/** Undoes an adding: the places never were. */
export function useTakeBack() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const client = await getDb()
      await unwrap(
        client
          .from('squad_members')
          .delete()
          .in('id', [...ids])
          .select('id'),
      )
    },
    meta: { writes: ['squad_members'], success: 'teams:squad.taken_back' },
  })
}
