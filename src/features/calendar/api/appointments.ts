/** Appointments of a family: private to the player and the confirmed guardians, so not kept on the device either. */
import { queryOptions, useMutation } from '@tanstack/react-query'
import { addDays } from '@/lib/time/calendar-date'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AppointmentRow } from '../model/family/appointment-schema'
import type { Period } from '../model/calendar-period'

const columns =
  'id, player_id, title, from_on, to_on, from_time, to_time, repeats_until, place, note' as const

/** Those of some players that touch a period, weekly ones until their last week. */
async function fetchAppointments(
  playerIds: readonly string[],
  { from, to }: Period,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('appointments')
      .select(columns)
      .in('player_id', playerIds)
      .lt('from_on', to)
      .or(`to_on.gte.${from},repeats_until.gte.${addDays(from, -6)}`)
      .order('from_on')
      .order('id')
      .abortSignal(signal),
  )
}

export const appointmentQueries = {
  within: (playerIds: readonly string[], period: Period) =>
    queryOptions({
      queryKey: ['calendar', 'appointments', playerIds, period],
      queryFn: ({ signal }) => fetchAppointments(playerIds, period, signal),
      meta: { reads: ['appointments'] },
    }),
}

const meta = { writes: ['appointments'] as const }

/** A new one; an `id` brings back one that was deleted. */
export function useAddAppointment() {
  return useMutation({
    mutationFn: async (row: AppointmentRow & { id?: string }) => {
      const client = await getDb()
      return unwrap(client.from('appointments').insert(row).select(columns).single())
    },
    meta,
  })
}

/** Whose it is never changes. */
export function useChangeAppointment() {
  return useMutation({
    mutationFn: async ({ id, row }: { id: string; row: AppointmentRow }) => {
      const client = await getDb()
      const { player_id: _whose, ...change } = row
      return unwrap(
        client.from('appointments').update(change).eq('id', id).select(columns).single(),
      )
    },
    meta,
  })
}

export function useDeleteAppointment() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrap(client.from('appointments').delete().eq('id', id).select('id').single())
    },
    meta,
  })
}
