/** Who has which part of a field when: the kinds, who may change one, and whom one collides with. */
import { isOverlapping } from '@/lib/time/interval'
import { isGroundShared, type StoredGround } from './ground'

export const bookingKinds = [
  'training',
  'match',
  'meeting',
  'maintenance',
  'hire',
  'other',
] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Limits of `public.field_bookings`. */
export const bookingLimits = { title: 100, note: 500 } as const

export interface BookedTime {
  starts_at: string
  ends_at: string
}

export interface Booking extends BookedTime, StoredGround {
  id: string
  school_id: string
  field_id: string
  field_part_id: string
  kind: BookingKind
  title: string | null
  note: string | null
  team_id: string | null
  training_id: string | null
  match_id: string | null
  team: { name: string } | null
  training: { id: string; title: string | null; series_id: string | null } | null
  match: { id: string; opponent: string; is_home: boolean } | null
}

/** What decides whether somebody may book: the policies of field_bookings, asked in advance. */
export interface Booker {
  isOwner: boolean
  teamIds: readonly string[]
}

/** A match moves its own booking, see the policy. */
export function canChange(
  booking: Pick<Booking, 'match_id' | 'team_id'>,
  { isOwner, teamIds }: Booker,
): boolean {
  if (booking.match_id !== null) return false
  return isOwner || (booking.team_id !== null && teamIds.includes(booking.team_id))
}

/** A training's booking has the training's times: only its ground is chosen here. */
export function canMove(booking: Booking, booker: Booker): boolean {
  return booking.training_id === null && canChange(booking, booker)
}

export function listKinds({ isOwner, teamIds }: Booker): BookingKind[] {
  return bookingKinds.filter((kind) => {
    if (kind === 'match') return false
    if (kind === 'maintenance' || kind === 'hire') return isOwner
    return kind === 'other' || kind === 'meeting'
      ? isOwner || teamIds.length > 0
      : teamIds.length > 0
  })
}

/** Those in the way of a time on a piece of ground; `ownId` is the booking being moved itself. */
export function findOverlaps<Other extends BookedTime & StoredGround & { id: string }>(
  wanted: BookedTime & StoredGround,
  others: readonly Other[],
  ownId: string | null = null,
): Other[] {
  return others.filter(
    (other) => other.id !== ownId && isGroundShared(wanted, other) && isOverlapping(wanted, other),
  )
}
