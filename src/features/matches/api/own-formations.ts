/** The table `team_formations`: formations a team has drawn for itself. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Lineup } from '../model/lineup/lineup'
import { toFormationPlaces, type OwnFormation } from '../model/lineup/own-formations'
import { matchQueries } from './matches'

const placesSchema = z.array(z.object({ slot: z.string(), x: z.number(), y: z.number() }))

async function fetchFormations(teamId: string, signal: AbortSignal): Promise<OwnFormation[]> {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('team_formations')
      .select('id, name, format, formation, places')
      .eq('team_id', teamId)
      .order('name')
      .order('id')
      .limit(30)
      .abortSignal(signal),
  )
  return rows.map((row) => ({ ...row, places: placesSchema.parse(row.places) }))
}

interface NewFormation {
  teamId: string
  name: string
  format: number
  lineup: Lineup
}

async function addFormation({ teamId, name, format, lineup }: NewFormation): Promise<void> {
  const client = await getDb()
  const places = toFormationPlaces(lineup)
  const row = { team_id: teamId, name, format, formation: lineup.formation, places }
  await unwrap(client.from('team_formations').insert(row).select('id').single())
}

async function deleteFormation(id: string): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('team_formations').delete().eq('id', id).select('id').single())
}

export function useOwnFormations(teamId: string): OwnFormation[] {
  return useSuspenseQuery(
    queryOptions({
      queryKey: [...matchQueries.all(), 'own-formations', teamId],
      meta: { reads: ['team_formations'] },
      queryFn: ({ signal }) => fetchFormations(teamId, signal),
    }),
  ).data
}

export function useAddFormation() {
  return useMutation({
    mutationFn: addFormation,
    meta: { writes: ['team_formations'], success: 'matches/lineup:own.saved', silent: true },
  })
}

export function useDeleteFormation() {
  return useMutation({ mutationFn: deleteFormation, meta: { writes: ['team_formations'] } })
}
