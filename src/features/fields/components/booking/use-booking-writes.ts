import {
  fetchBookings,
  takenCode,
  useBook,
  useChangeBooking,
  useGiveBack,
  type BookingChange,
  type NewBooking,
} from '../../api/bookings'
import type { Field } from '../../api/fields'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { findOverlaps, type BookedTime, type Booking } from '../../model/booking'
import type { StoredGround } from '../../model/ground'
import { computeSpan } from '../../model/occurrences'
import { TakenError } from '../../model/taken-error'
import { useBookingText } from './use-booking-text'

/** Booking, moving and giving back, each with its way back; a refusal names who has the ground. */
export function useBookingWrites(field: Field) {
  const text = useBookingText()
  const book = useBook()
  const change = useChangeBooking()
  const giveBack = useGiveBack()
  const zone = field.school.time_zone

  /** Throws TakenError where the database said no because of somebody else's booking. */
  async function addHolderNames<Answer>(
    work: Promise<Answer>,
    wanted: readonly (BookedTime & StoredGround)[],
    ownId: string | null,
  ): Promise<Answer> {
    try {
      return await work
    } catch (thrown) {
      const error = toAppError(thrown)
      const span = computeSpan(wanted)
      if (error.detail !== takenCode || !span) throw error
      const taken = await fetchBookings(field.id, span)
      const others = wanted.flatMap((time) => findOverlaps(time, taken, ownId))
      throw new TakenError(text.holders(others, zone))
    }
  }

  async function add(bookings: readonly NewBooking[], ground: StoredGround): Promise<void> {
    const wanted = bookings.map((booking) => ({
      ...booking,
      along: ground.along,
      across: ground.across,
    }))
    const ids = await addHolderNames(book.mutateAsync(bookings), wanted, null)
    showToast('success', 'fields:booking.done', {
      values: { count: ids.length },
      action: { label: 'fields:booking.undo', run: () => giveBack.mutate(ids) },
    })
  }

  /** Moved in time or to another part, or with other words. */
  async function changeBooking(booking: Booking, next: Omit<BookingChange, 'id'>): Promise<void> {
    const part = field.parts.find(({ id }) => id === (next.field_part_id ?? booking.field_part_id))
    const wanted = { ...booking, ...next, ...(part && { along: part.along, across: part.across }) }
    await addHolderNames(change.mutateAsync({ id: booking.id, ...next }), [wanted], booking.id)
    const { id, field_part_id, title, note, starts_at, ends_at } = booking
    const before = {
      field_part_id,
      title,
      note,
      ...(booking.training_id ? {} : { starts_at, ends_at }),
    }
    showToast('success', 'fields:booking.changed', {
      subject: `booking:${id}`,
      values: {
        who: text.who(booking),
        when: `${text.day(wanted, zone)}, ${text.clock(wanted, zone)}`,
      },
      action: {
        label: 'fields:booking.undo',
        run: () =>
          void addHolderNames(change.mutateAsync({ id, ...before }), [booking], id).catch(
            showError,
          ),
      },
    })
  }

  async function remove(booking: Booking): Promise<void> {
    await giveBack.mutateAsync([booking.id])
    const { id, field_part_id, kind, team_id, training_id, title, note, starts_at, ends_at } =
      booking
    const row = { id, field_part_id, kind, team_id, training_id, title, note, starts_at, ends_at }
    showToast('success', 'fields:booking.removed', {
      values: { who: text.who(booking) },
      action: {
        label: 'fields:booking.undo',
        run: () => void addHolderNames(book.mutateAsync([row]), [booking], null).catch(showError),
      },
    })
  }

  return {
    add,
    alter: changeBooking,
    remove,
    isBusy: book.isPending || change.isPending || giveBack.isPending,
  }
}

/** For what has no form to stand in: a drag, a key, a way back. */
export function showError(thrown: unknown): void {
  if (thrown instanceof TakenError) {
    showToast('error', 'fields:booking.taken', { values: { who: thrown.who } })
    return
  }
  showToast('error', `errors:${toAppError(thrown).code}`)
}
