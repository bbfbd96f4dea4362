/** What a family enters about an appointment of its own. Limits as in the table `appointments`. */
import { z } from 'zod'
import { addDays } from '@/lib/time/calendar-date'

export const appointmentLimits = {
  title: 80,
  place: 120,
  note: 500,
  /** Days from the first to the last one. */
  days: 89,
  /** Days over which one repeats. */
  repeats: 366,
} as const

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

export const appointmentSchema = z
  .object({
    player_id: z.string('calendar:own.no_child').min(1, 'calendar:own.no_child'),
    title: z.string().trim().min(1, 'calendar:own.no_title').max(appointmentLimits.title),
    is_all_day: z.boolean(),
    from_on: z.iso.date('calendar:own.bad_day'),
    to_on: z.iso.date('calendar:own.bad_day'),
    from_time: z.string(),
    to_time: z.string(),
    is_weekly: z.boolean(),
    repeats_until: z.string(),
    place: z.string().trim().max(appointmentLimits.place),
    note: z.string().trim().max(appointmentLimits.note),
  })
  .superRefine((values, context) => {
    for (const [field, message] of listFaults(values)) {
      context.addIssue({ code: 'custom', path: [field], message: `calendar:own.${message}` })
    }
  })

export type AppointmentValues = z.infer<typeof appointmentSchema>

function listFaults(values: AppointmentValues): [keyof AppointmentValues, string][] {
  const { from_on, to_on, from_time, to_time, repeats_until } = values
  const faults: [keyof AppointmentValues, string][] = []
  if (to_on < from_on) faults.push(['to_on', 'ends_early'])
  if (to_on > addDays(from_on, appointmentLimits.days)) faults.push(['to_on', 'too_long'])
  if (!values.is_all_day) {
    if (!timeOfDay.test(from_time)) faults.push(['from_time', 'bad_time'])
    if (!timeOfDay.test(to_time)) faults.push(['to_time', 'bad_time'])
    else if (to_on === from_on && to_time <= from_time) faults.push(['to_time', 'ends_early_time'])
  }
  if (values.is_weekly) {
    if (to_on > addDays(from_on, 6)) faults.push(['to_on', 'longer_than_week'])
    if (!z.iso.date().safeParse(repeats_until).success) faults.push(['repeats_until', 'bad_day'])
    else if (repeats_until < from_on) faults.push(['repeats_until', 'ends_early'])
    else if (repeats_until > addDays(from_on, appointmentLimits.repeats))
      faults.push(['repeats_until', 'repeats_too_long'])
  }
  return faults
}

/** The columns of a row, empty ones null. */
export function toAppointmentRow(values: AppointmentValues) {
  const { player_id, title, is_all_day, from_on, to_on, from_time, to_time, place, note } = values
  return {
    player_id,
    title,
    from_on,
    to_on,
    from_time: is_all_day ? null : from_time,
    to_time: is_all_day ? null : to_time,
    repeats_until: values.is_weekly ? values.repeats_until : null,
    place: place || null,
    note: note || null,
  }
}

export type AppointmentRow = ReturnType<typeof toAppointmentRow>

/** What the form begins with: the row that is changed. */
export function toAppointmentValues(row: AppointmentRow): AppointmentValues {
  return {
    player_id: row.player_id,
    title: row.title,
    is_all_day: row.from_time === null,
    from_on: row.from_on,
    to_on: row.to_on,
    from_time: row.from_time?.slice(0, 5) ?? '',
    to_time: row.to_time?.slice(0, 5) ?? '',
    is_weekly: row.repeats_until !== null,
    repeats_until: row.repeats_until ?? '',
    place: row.place ?? '',
    note: row.note ?? '',
  }
}
