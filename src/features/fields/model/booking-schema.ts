/** A booking as its form knows it; the rules of `public.field_bookings` and of who may book what. */
import { z } from 'zod'
import { addDays } from '@/lib/time/calendar-date'
import { bookingKinds, bookingLimits } from './booking'
import { toMinutes } from './clock'

const createTextSchema = (most: number) =>
  z.string().trim().max(most, { error: 'fields:errors.too_long' })

const fields = z.object({
  kind: z.enum(bookingKinds, { error: 'fields:errors.kind' }),
  part_id: z.guid({ error: 'fields:errors.part' }),
  training_id: z.string(),
  /** All coming dates of the weekly training. */
  is_whole_series: z.boolean(),
  team_id: z.string(),
  title: createTextSchema(bookingLimits.title),
  note: createTextSchema(bookingLimits.note),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  /** Every week up to this day; empty for once. */
  until: z.string(),
})

export type BookingInput = z.input<typeof fields>
export type BookingValues = z.output<typeof fields>

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A year at most, as the database takes no single booking longer than that either. */
const getLastDate = (date: string) => addDays(date, 364)

/** `needsTeam`: a coach books for a team of theirs, an owner also for the club. */
export function createBookingSchema({ needsTeam }: { needsTeam: boolean }) {
  return fields.superRefine((values, context) => {
    const refuse = (path: keyof BookingValues, error: string) =>
      context.addIssue({ code: 'custom', path: [path], message: `fields:errors.${error}` })
    if (values.kind === 'training') {
      if (values.training_id === '') refuse('training_id', 'training')
      return
    }
    if (values.kind === 'other' && values.title === '') refuse('title', 'title')
    if (needsTeam && values.team_id === '') refuse('team_id', 'team')
    if (!isDate(values.date)) refuse('date', 'date')
    if (!isTime(values.start)) refuse('start', 'time')
    if (!isTime(values.end)) refuse('end', 'time')
    else if (isTime(values.start) && toMinutes(values.end) <= toMinutes(values.start)) {
      refuse('end', 'end')
    }
    if (values.until === '' || !isDate(values.date)) return
    if (values.until < values.date) refuse('until', 'until')
    else if (values.until > getLastDate(values.date)) refuse('until', 'until_far')
  })
}

/** Maintenance and hire are nobody's team's (constraint field_bookings_for_team). */
export function canTakeTeam(kind: BookingValues['kind']): boolean {
  return kind === 'meeting' || kind === 'other'
}
