/** What every part of the week needs to know. */
import type { Field } from '../../api/fields'
import type { Booking } from '../../model/booking'
import type { Part } from '../../model/part'
import type { Stretch } from '../../model/week-drag'

export interface WeekProps {
  field: Field
  /** Days shown, `YYYY-MM-DD`. */
  days: readonly string[]
  bookings: readonly Booking[]
  /** The part one wants to book: what stands in its way is shown plainly, the rest steps back. */
  part: Part
  /** The day it is at the school. */
  today: string
  mayBook: boolean
  mayChange: (booking: Booking) => boolean
  mayMove: (booking: Booking) => boolean
  onNew: (stretch: Stretch) => void
  onOpen: (booking: Booking) => void
  onMove: (booking: Booking, stretch: Stretch) => Promise<void>
  onNudge: (booking: Booking, by: { days: number; minutes: number }) => Promise<void>
}
