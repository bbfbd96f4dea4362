/** What is about a child's body: the family reads it, a coach of the child opens it, which is on record. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { getToday } from '@/lib/time/calendar-date'
import type { ContactsInput, HealthInput } from '../model/health-schema'
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
    z.object({
      /** Families only, who may change it. */
      id: z.string().optional(),
      name: z.string(),
      phone: z.string(),
      relationship: z.enum(relationships),
    }),
  ),
})

export type Health = z.infer<typeof healthSchema>

/** For coaches; a mutation, so that nothing opens it again by itself. */
export function useOpenHealth() {
  return useMutation({
    mutationFn: async (playerId: string): Promise<Health> => {
      const client = await getDb()
      const answer = await unwrap(client.rpc('player_health', { p_player_id: playerId }))
      return healthSchema.parse(answer)
    },
    meta: { writes: [] },
  })
}

async function fetchOwn(playerId: string, signal: AbortSignal): Promise<Health> {
  const client = await getDb()
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
        .select('id, name, phone, relationship')
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

interface HealthChange {
  /** As it stands in the database. */
  before: Health
  input: HealthInput
}

/** An emptied body part means that the child is back. Errors: consent_missing, or nothing allowed. */
async function saveHealth(playerId: string, { before, input }: HealthChange): Promise<void> {
  const client = await getDb()
  const note = {
    advice: input.advice || null,
    allergies: input.allergies || null,
    medication: input.medication || null,
  }
  if (before.medical_note) {
    await unwrap(
      client
        .from('medical_notes')
        .update(note)
        .eq('player_id', playerId)
        .select('player_id')
        .single(),
    )
  } else if (note.advice ?? note.allergies ?? note.medication) {
    await unwrap(
      client
        .from('medical_notes')
        .insert({ player_id: playerId, ...note })
        .select('player_id')
        .single(),
    )
  }
  const current = findCurrentInjury(before)
  const injury = {
    body_part: input.body_part,
    occurred_on: input.occurred_on,
    expected_return_on: input.expected_return_on || null,
  }
  const injuries = client.from('injuries')
  if (input.body_part && current) {
    await unwrap(injuries.update(injury).eq('id', current.id).select('id').single())
  } else if (input.body_part) {
    await unwrap(
      injuries
        .insert({ player_id: playerId, ...injury })
        .select('id')
        .single(),
    )
  } else if (current) {
    const returned_on = getToday()
    await unwrap(injuries.update({ returned_on }).eq('id', current.id).select('id').single())
  }
}

/** The newest injury the child has not come back from. */
export function findCurrentInjury({ injuries }: Health) {
  return injuries.find(({ returned_on }) => returned_on === null)
}

export function useSaveHealth(playerId: string) {
  return useMutation({
    mutationFn: (change: HealthChange) => saveHealth(playerId, change),
    meta: { writes: ['medical_notes', 'injuries'], success: 'people:health.saved' },
  })
}

interface ContactsChange {
  before: Health
  contacts: ContactsInput['contacts']
}

/** Those taken out go first: a number stands once per child. */
async function saveContacts(playerId: string, { before, contacts }: ContactsChange): Promise<void> {
  const client = await getDb()
  const kept = contacts.map(({ id }) => id)
  const gone = before.emergency_contacts.flatMap(({ id }) => (id && !kept.includes(id) ? [id] : []))
  const getContactTable = () => client.from('emergency_contacts')
  if (gone.length > 0) await unwrap(getContactTable().delete().in('id', gone).select('id'))
  await Promise.all(
    contacts.map(({ id, ...contact }) =>
      unwrap(
        (id
          ? getContactTable().update(contact).eq('id', id)
          : getContactTable().insert({ player_id: playerId, ...contact })
        )
          .select('id')
          .single(),
      ),
    ),
  )
}

export function useSaveContacts(playerId: string) {
  return useMutation({
    mutationFn: (change: ContactsChange) => saveContacts(playerId, change),
    meta: { writes: ['emergency_contacts'], success: 'people:health.contacts_saved' },
  })
}
