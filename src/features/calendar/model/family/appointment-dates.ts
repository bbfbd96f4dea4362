/** The dates of a family's appointments within a period, and which of its trainings and matches they clash with. */
import {
  getGivenAnswer,
  isOpenForAnswers,
  type AnswerBook,
} from '@/features/attendance/model/family/availability'
import { listChildren, type Child } from '@/features/attendance/model/family/children'
import { addDays } from '@/lib/time/calendar-date'
import { toInstant } from '@/lib/time/wall-clock'
import type { Period } from '../calendar-period'
import type { FamilyEntry } from '../family-entries'
import type { AppointmentRow } from './appointment-schema'

/** Days and times are those of the school's clock; without times it lasts whole days. */
export interface Appointment extends AppointmentRow {
  id: string
}

export interface AppointmentDate {
  /** Tells the dates of a weekly one apart. */
  key: string
  appointment: Appointment
  /** First and last day. */
  from_on: string
  to_on: string
  /** Instants. */
  starts_at: string
  ends_at: string
}

/** The dates that touch the period, in the order of time; `zone` is the school's. */
export function listAppointmentDates(
  appointments: readonly Appointment[],
  period: Period,
  zone: string,
): AppointmentDate[] {
  return appointments
    .flatMap((appointment) =>
      listWeeks(appointment).map((days) =>
        toDate(appointment, addDays(appointment.from_on, days), zone),
      ),
    )
    .filter(({ from_on, to_on }) => from_on < period.to && to_on >= period.from)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
}

/** Days after the first date: 0 alone, or 0, 7, 14 … as long as it repeats. */
function listWeeks({ from_on, repeats_until }: Appointment): number[] {
  if (!repeats_until) return [0]
  const days = (Date.parse(repeats_until) - Date.parse(from_on)) / dayMs
  return Array.from({ length: Math.floor(days / 7) + 1 }, (_, week) => week * 7)
}

const dayMs = 86_400_000

function toDate(appointment: Appointment, from_on: string, zone: string): AppointmentDate {
  const { id, from_time, to_time } = appointment
  const days = (Date.parse(appointment.to_on) - Date.parse(appointment.from_on)) / dayMs
  const to_on = addDays(from_on, days)
  const end = to_time ? { date: to_on, time: to_time } : { date: addDays(to_on, 1), time: '00:00' }
  return {
    key: `${id}-${from_on}`,
    appointment,
    from_on,
    to_on,
    starts_at: toInstant({ date: from_on, time: from_time?.slice(0, 5) ?? '00:00' }, zone),
    ends_at: toInstant({ ...end, time: end.time.slice(0, 5) }, zone),
  }
}

export interface ClashSource {
  /** Trainings and matches that are known. */
  entries: readonly FamilyEntry[]
  book: AnswerBook
  /** Epoch milliseconds. */
  now: number
}

/** What the child is expected at meanwhile: can still be answered, and is not answered "no" already. */
export function findAppointmentClashes(
  { starts_at, ends_at }: Pick<AppointmentDate, 'starts_at' | 'ends_at'>,
  child: Child,
  { entries, book, now }: ClashSource,
): FamilyEntry[] {
  return entries.filter(
    (entry) =>
      listChildren(entry, [child]).length > 0 &&
      isOpenForAnswers(entry, now) &&
      Date.parse(entry.starts_at) < Date.parse(ends_at) &&
      Date.parse(starts_at) < Date.parse(entry.ends_at) &&
      getGivenAnswer(book, entry, child.id).answer !== 'no',
  )
}
