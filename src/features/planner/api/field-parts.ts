/** Parts of fields for a training: which are free at that time, who has the others, and booking one. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import {
  deleteBookings,
  fetchBookingsOfSchool,
  fetchBookingsOfTrainings,
} from '@/features/fields/api/bookings'
import { fetchPartsOfSchool } from '@/features/fields/api/parts'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchParts(slot: FieldSlot, signal = new AbortController().signal) {
  const times = { starts_at: slot.startsAt, ends_at: slot.endsAt }
  const [parts, bookings] = await Promise.all([
    fetchPartsOfSchool(slot.schoolId, signal),
    fetchBookingsOfSchool(slot.schoolId, times, signal),
  ])
  return { parts, bookings }
}

export interface FieldSlot {
  schoolId: string
  /** Instants in ISO. */
  startsAt: string
  endsAt: string
}

const all = ['training', 'field-parts'] as const

const createDayQuery = (slot: FieldSlot | null) =>
  queryOptions({
    queryKey: [...all, slot],
    meta: { reads: ['field_parts', 'fields', 'field_bookings', 'teams'] },
    queryFn: slot ? ({ signal }) => fetchParts(slot, signal) : skipToken,
    staleTime: 30_000,
  })

/** Nothing is asked while the time is not known. */
export function useFieldDay(slot: FieldSlot | null) {
  return useQuery(createDayQuery(slot))
}

/** The part a training has booked; null when none. */
async function fetchBooked(trainingId: string, signal?: AbortSignal) {
  const [booked] = await fetchBookingsOfTrainings([trainingId], signal)
  return booked ?? null
}

const createBookedQuery = (trainingId: string) =>
  queryOptions({
    queryKey: [...all, 'booked', trainingId],
    meta: { reads: ['field_bookings'] },
    queryFn: ({ signal }) => fetchBooked(trainingId, signal),
  })

export function useBookedPart(trainingId: string) {
  return useQuery(createBookedQuery(trainingId))
}

/** The part a training has, and who would be in its way at other times; both asked anew. */
export async function readMovedGround(
  trainingId: string,
  times: { startsAt: string; endsAt: string },
) {
  const booked = await fetchBooked(trainingId)
  if (!booked) return null
  const slot: FieldSlot = { schoolId: booked.school_id, ...times }
  // not through the cache: a page that gives its own question up would take this one along
  const { parts, bookings } = await fetchParts(slot)
  return { partId: booked.field_part_id, parts, bookings }
}

/** Books a part for a training in place of what it had; null gives it up. Throws `23P01` when taken. */
export async function bookForTraining(trainingId: string, partId: string | null): Promise<void> {
  const held = await fetchBookingsOfTrainings([trainingId])
  if (partId !== null && !held.some((booking) => booking.field_part_id === partId)) {
    const client = await getDb()
    await unwrap(
      client.rpc('book_field', {
        p_field_part_id: partId,
        p_kind: 'training',
        p_training_id: trainingId,
      }),
    )
  }
  const surplus = held.filter((booking) => booking.field_part_id !== partId)
  if (surplus.length === 0) return
  await deleteBookings(surplus.map(({ id }) => id))
}
