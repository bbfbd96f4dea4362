/** What a family has on beside trainings and matches, as entries of its days: appointments, tasks, times away. */
import type { FamilyTask } from '@/features/attendance/model/family/family-task'
import { toWallClock } from '@/lib/time/wall-clock'
import { isWithin, type Period } from '../calendar-period'
import type { FamilyEntry } from '../family-entries'
import type { AppointmentDate } from './appointment-dates'

interface OfDay {
  id: string
  /** Where it stands in a list of days, `YYYY-MM-DD`. */
  day: string
  /** Instants. */
  starts_at: string
  ends_at: string
}

export interface AppointmentEntry extends OfDay {
  kind: 'appointment'
  date: AppointmentDate
  /** Trainings and matches at the same time that somebody should hear about. */
  clashes: readonly FamilyEntry[]
}

export interface TaskEntry extends OfDay {
  kind: 'task'
  task: FamilyTask
  /** The day it is due, by the school's clock. */
  due_on: string
  /** `HH:mm`; empty where the whole day counts. */
  due_time: string
  is_overdue: boolean
}

/** A time away; its id is that of the absence. */
export interface AbsenceEntry extends OfDay {
  kind: 'absence'
}

interface Days {
  id: string
  /** `YYYY-MM-DD`, the last one included. */
  from_on: string
  to_on: string
}

export type OwnEntry = AppointmentEntry | TaskEntry

/** A time away stands on its first day of the period. */
export function toAbsenceEntry({ id, from_on, to_on }: Days, period: Period): AbsenceEntry {
  const day = from_on < period.from ? period.from : from_on
  return {
    kind: 'absence',
    id,
    day,
    starts_at: `${day}T00:00:00Z`,
    ends_at: `${to_on}T23:59:00Z`,
  }
}

/** One that began before the period stands on its first day. */
export function toAppointmentEntry(
  date: AppointmentDate,
  clashes: readonly FamilyEntry[],
  period: Period,
): AppointmentEntry {
  const { key, from_on, starts_at, ends_at } = date
  const day = from_on < period.from ? period.from : from_on
  return { kind: 'appointment', id: key, day, starts_at, ends_at, date, clashes }
}

interface Calendar {
  /** `YYYY-MM-DD` */
  today: string
  /** Of the school. */
  zone: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Tasks with a due date, each once, in the order of time. What is overdue and still open stands on today in a
 * list of days: on its own day nobody would look for it.
 */
export function toTaskEntries(
  tasks: readonly FamilyTask[],
  { today, zone, now }: Calendar,
): TaskEntry[] {
  const known = [...new Map(tasks.map((task) => [task.id, task])).values()]
  return known
    .flatMap((task): TaskEntry[] => {
      const { id, due_at, status } = task
      if (!due_at) return []
      const { date, time } = toWallClock(due_at, zone)
      const is_overdue = status !== 'done' && Date.parse(due_at) < now
      const times = { starts_at: due_at, ends_at: due_at }
      const day = is_overdue && date < today ? today : date
      const due_time = time === endOfDay ? '' : time
      return [{ kind: 'task', id, day, ...times, task, due_on: date, due_time, is_overdue }]
    })
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
}

/** The last minute, at which an assignment with a day and no time is due. */
const endOfDay = '23:59'

/** Those whose day in a list lies in the period. */
export function filterEntries<Entry extends OfDay>(
  entries: readonly Entry[],
  period: Period,
): Entry[] {
  return entries.filter(({ day }) => isWithin(day, period))
}
