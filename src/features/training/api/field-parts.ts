/** Parts of fields for a training: which are free at that time, who has the others, and booking one. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { queryClient } from '@/lib/query/query-client'
import { db } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

const partColumns =
  'id, kind, label, along, across, field:fields!inner(id, name, length_m, width_m, archived_at)' as const
const bookingColumns =
  'id, field_id, field_part_id, along, across, starts_at, ends_at, kind, title, training_id, team:teams(name)' as const

async function fetchParts(slot: FieldSlot, signal: AbortSignal) {
  const client = await db()
  const [parts, bookings] = await Promise.all([
    unwrap(
      client
        .from('field_parts')
        .select(partColumns)
        .eq('school_id', slot.schoolId)
        .is('field.archived_at', null)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('field_bookings')
        .select(bookingColumns)
        .eq('school_id', slot.schoolId)
        .eq('status', 'booked')
        .lt('starts_at', slot.endsAt)
        .gt('ends_at', slot.startsAt)
        .abortSignal(signal),
    ),
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

const dayQuery = (slot: FieldSlot | null) =>
  queryOptions({
    queryKey: [...all, slot],
    queryFn: slot ? ({ signal }) => fetchParts(slot, signal) : skipToken,
    staleTime: 30_000,
  })

/** Nothing is asked while the time is not known. */
export function useFieldDay(slot: FieldSlot | null) {
  return useQuery(dayQuery(slot))
}

/** The part a training has booked; null when none. */
async function fetchBooked(trainingId: string, signal?: AbortSignal) {
  const client = await db()
  const query = client
    .from('field_bookings')
    .select('field_part_id, school_id')
    .eq('training_id', trainingId)
    .limit(1)
  const [booked] = await unwrap(signal ? query.abortSignal(signal) : query)
  return booked ?? null
}

const bookedQuery = (trainingId: string) =>
  queryOptions({
    queryKey: [...all, 'booked', trainingId],
    queryFn: ({ signal }) => fetchBooked(trainingId, signal),
  })

export function useBookedPart(trainingId: string) {
  return useQuery(bookedQuery(trainingId))
}

/** The part a training has, and who would be in its way at other times; both asked anew. */
export async function readMovedGround(
  trainingId: string,
  times: { startsAt: string; endsAt: string },
) {
  const booked = await fetchBooked(trainingId)
  if (!booked) return null
  const slot: FieldSlot = { schoolId: booked.school_id, ...times }
  const { parts, bookings } = await queryClient.fetchQuery({ ...dayQuery(slot), staleTime: 0 })
  return { partId: booked.field_part_id, parts, bookings }
}

/** Books a part for a training in place of what it had; null gives it up. Throws `23P01` when taken. */
export async function bookForTraining(trainingId: string, partId: string | null): Promise<void> {
  const client = await db()
  const held = await unwrap(
    client.from('field_bookings').select('id, field_part_id').eq('training_id', trainingId),
  )
  if (partId !== null && !held.some((booking) => booking.field_part_id === partId)) {
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
  const ids = surplus.map(({ id }) => id)
  await unwrapVoid(client.from('field_bookings').delete().in('id', ids))
}
