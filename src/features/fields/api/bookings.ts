/** Bookings of a field: what is taken in a time, and booking, moving and giving back. */
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { BookedTime, Booking, BookingKind } from '../model/booking'
import { fieldQueries } from './fields'

const columns =
  'id, school_id, field_id, field_part_id, kind, title, note, starts_at, ends_at, along, across, team_id, training_id, match_id, team:teams!field_bookings_team(name), training:trainings!field_bookings_training(id, title, series_id), match:matches!field_bookings_match(id, opponent, is_home)' as const

/** PostgreSQL's code for ground somebody else has at that time. */
export const takenCode = '23P01'

/** At most 1,000, which is more than a field has in a season. */
export async function fetchBookings(
  fieldId: string,
  { starts_at, ends_at }: BookedTime,
  signal?: AbortSignal,
): Promise<Booking[]> {
  const client = await getDb()
  const query = client
    .from('field_bookings')
    .select(columns)
    .eq('field_id', fieldId)
    .eq('status', 'booked')
    .lt('starts_at', ends_at)
    .gt('ends_at', starts_at)
    .order('starts_at')
    .order('id')
    .limit(1000)
  return unwrap(signal ? query.abortSignal(signal) : query)
}

/** What is taken at a school between two instants (ISO); 1,000 at most. */
export async function fetchBookingsOfSchool(
  schoolId: string,
  { starts_at, ends_at }: BookedTime,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('field_bookings')
      .select(
        'id, field_id, field_part_id, along, across, starts_at, ends_at, kind, title, training_id, match_id, team_id, team:teams(name), field:fields!inner(name)',
      )
      .eq('school_id', schoolId)
      .eq('status', 'booked')
      .lt('starts_at', ends_at)
      .gt('ends_at', starts_at)
      .limit(1000)
      .abortSignal(signal),
  )
}

/** What these trainings have booked. */
export async function fetchBookingsOfTrainings(
  trainingIds: readonly string[],
  signal?: AbortSignal,
) {
  const client = await getDb()
  const query = client
    .from('field_bookings')
    .select('id, field_part_id, school_id, training_id')
    .in('training_id', trainingIds)
  return unwrap(signal ? query.abortSignal(signal) : query)
}

/** Answers how many went: a refused deletion is silent. */
export async function deleteBookings(ids: readonly string[]): Promise<number> {
  const client = await getDb()
  const gone = await unwrap(client.from('field_bookings').delete().in('id', ids).select('id'))
  return gone.length
}

export const bookingQueries = {
  of: (fieldId: string, time: BookedTime) =>
    queryOptions({
      queryKey: [...fieldQueries.all(), 'bookings', fieldId, time.starts_at, time.ends_at],
      meta: { reads: ['field_bookings', 'trainings', 'matches', 'teams'] },
      queryFn: ({ signal }) => fetchBookings(fieldId, time, signal),
      placeholderData: keepPreviousData,
    }),
}

export function useBookings(fieldId: string, time: BookedTime) {
  return useQuery(bookingQueries.of(fieldId, time))
}

/** The same while a form is filled in; nothing is asked without a time. */
export function useTakenDuring(fieldId: string, time: BookedTime | null) {
  return useQuery(
    queryOptions({
      queryKey: [...fieldQueries.all(), 'bookings', fieldId, time?.starts_at, time?.ends_at],
      meta: { reads: ['field_bookings', 'trainings', 'matches', 'teams'] },
      queryFn: time ? ({ signal }) => fetchBookings(fieldId, time, signal) : skipToken,
    }),
  )
}

export interface NewBooking {
  id?: string
  field_part_id: string
  kind: BookingKind
  team_id: string | null
  training_id: string | null
  title: string | null
  note: string | null
  starts_at: string
  ends_at: string
}

/** All of them or none. Answers their ids; throws 23P01 when one of them is taken. */
export function useBook() {
  return useMutation({
    mutationFn: async (bookings: readonly NewBooking[]) => {
      const client = await getDb()
      const rows = await unwrap(
        client
          .from('field_bookings')
          .insert([...bookings])
          .select('id'),
      )
      return rows.map(({ id }) => id)
    },
    meta: { writes: ['field_bookings'], silent: true },
  })
}

export interface BookingChange {
  id: string
  field_part_id?: string
  title?: string | null
  note?: string | null
  starts_at?: string
  ends_at?: string
}

/** Moves one or writes it anew; throws 23P01 when the ground is taken then. */
export function useChangeBooking() {
  return useMutation({
    mutationFn: async ({ id, ...change }: BookingChange) => {
      const client = await getDb()
      await unwrap(client.from('field_bookings').update(change).eq('id', id).select('id').single())
    },
    meta: { writes: ['field_bookings'], silent: true },
  })
}

export function useGiveBack() {
  return useMutation({
    mutationFn: deleteBookings,
    meta: { writes: ['field_bookings'] },
  })
}
