/** What is about a child's body: the family reads it, a coach of the child opens it, which is on record. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { relationships } from '../model/player'

const healthSchema = z.object({
  /** The family has not agreed, so a coach reads the emergency contacts alone. */
  is_withheld: z.boolean(),
  measurements: z.array(
    z.object({
      measured_on: z.string(),
      height_cm: z.number().nullable(),
      weight_kg: z.number().nullable(),
    }),
  ),
  injuries: z.array(
    z.object({
      id: z.string(),
      body_part: z.string(),
      occurred_on: z.string(),
      expected_return_on: z.string().nullable(),
      returned_on: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  medical_note: z
    .object({
      allergies: z.string().nullable(),
      medication: z.string().nullable(),
      advice: z.string().nullable(),
    })
    .nullable(),
  emergency_contacts: z.array(
    z.object({ name: z.string(), phone: z.string(), relationship: z.enum(relationships) }),
  ),
})

export type Health = z.infer<typeof healthSchema>

/** For coaches; a mutation, so that nothing opens it again by itself. */
export function useOpenHealth() {
  return useMutation({
    mutationFn: async (playerId: string): Promise<Health> => {
      const client = await db()
      const answer = await unwrap(client.rpc('player_health', { p_player_id: playerId }))
      return healthSchema.parse(answer)
    },
    meta: { writes: [] },
  })
}

async function fetchOwn(playerId: string, signal: AbortSignal): Promise<Health> {
  const client = await db()
  const [measurements, injuries, notes, emergency_contacts] = await Promise.all([
    unwrap(
      client
        .from('body_measurements')
        .select('measured_on, height_cm, weight_kg')
        .eq('player_id', playerId)
        .order('measured_on', { ascending: false })
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('injuries')
        .select('id, body_part, occurred_on, expected_return_on, returned_on, note')
        .eq('player_id', playerId)
        .order('occurred_on', { ascending: false })
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('medical_notes')
        .select('allergies, medication, advice')
        .eq('player_id', playerId)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('emergency_contacts')
        .select('name, phone, relationship')
        .eq('player_id', playerId)
        .order('name')
        .abortSignal(signal),
    ),
  ])
  return healthSchema.parse({
    is_withheld: false,
    measurements,
    injuries,
    medical_note: notes[0] ?? null,
    emergency_contacts,
  })
}

/** For the family. */
export function useOwnHealth(playerId: string) {
  return useQuery({
    queryKey: ['people', 'health', playerId],
    meta: { reads: ['body_measurements', 'injuries', 'medical_notes', 'emergency_contacts'] },
    queryFn: ({ signal }) => fetchOwn(playerId, signal),
  })
}
