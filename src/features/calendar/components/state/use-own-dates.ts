import type { Child } from '@/features/attendance/model/family/children'
import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { isWithin, type Period } from '../../model/calendar-period'
import type { FamilyEntry } from '../../model/family-entries'
import { findAppointmentClashes, type AppointmentDate } from '../../model/family/appointment-dates'
import {
  filterEntries,
  toAbsenceEntry,
  toAppointmentEntry,
  type OwnEntry,
} from '../../model/family/own-entries'
import type { OwnEvent } from '../../model/family/own-event'
import type { TeamLook } from '../../model/team-look'
import type { Slot } from '../event-calendar'
import { useAbsences } from './use-absences'
import { useAppointments } from './use-appointments'
import { useDueTasks } from './use-due-tasks'
import { useOwnEvents } from './use-own-events'

interface Wanted {
  /** Everybody of the family, with the answers. */
  family: FamilyDates | null
  /** Whose dates are on show. */
  shown: readonly Child[]
  /** Trainings and matches of the period, which an appointment may clash with. */
  entries: readonly FamilyEntry[]
  period: Period
  today: string
  zone: string
  /** Epoch milliseconds. */
  now: number
  getLook: (childId: string) => TeamLook
}

/** What a family has on beside trainings and matches: times away, appointments, tasks that are due. */
export function useOwnDates(wanted: Wanted) {
  const { family, shown, entries, period, today, zone, now, getLook } = wanted
  const away = useAbsences({ shown, period, today, getLook })
  const appointments = useAppointments({ shown, period, today, zone })
  const tasks = useDueTasks({ shown, period, today, zone, now })
  const { toEvent, formatClash } = useOwnEvents({ shown, zone, getLook })
  const source = { entries, book: family?.book ?? {}, now }

  const appointmentEntries = appointments.dates.map((date) => {
    const child = shown.find(({ id }) => id === date.appointment.player_id)
    return toAppointmentEntry(
      date,
      child ? findAppointmentClashes(date, child, source) : [],
      period,
    )
  })
  const dueEntries = tasks.entries.filter(({ due_on }) => isWithin(due_on, period))

  function openEntry(entry: OwnEntry): void {
    if (entry.kind === 'task') tasks.open(entry)
    else appointments.openOne(entry.date.appointment)
  }

  const toOpenableEvent = (entry: OwnEntry): OwnEvent => ({
    ...toEvent(entry),
    onOpen: () => openEntry(entry),
  })

  /** One day is for an appointment, several are for a time away; either sheet leads to the other. */
  function openNew(slot?: Slot): void {
    const [first, second] = [appointments.openNew, away.openNew]
    const open = slot?.until && slot.until !== slot.date ? (second ?? first) : (first ?? second)
    open?.(slot)
  }

  /** For what clashes with several dates; undefined where this person may not answer for the child. */
  function getAwayOpener(date: AppointmentDate, childId: string): (() => void) | undefined {
    if (!away.writable.some(({ id }) => id === childId)) return undefined
    return () => away.openNew?.({ date: date.from_on, until: date.to_on }, childId)
  }

  return {
    away,
    getAwayOpener,
    appointments,
    tasks,
    source,
    formatClash,
    toEvent: toOpenableEvent,
    absences: away.absences.map((absence) => toAbsenceEntry(absence, period)),
    /** For a list of days, as `absences`. */
    entries: filterEntries<OwnEntry>([...appointmentEntries, ...tasks.entries], period),
    /** For the calendar, each on its own day. */
    events: [...away.bars, ...[...appointmentEntries, ...dueEntries].map(toOpenableEvent)],
    openNew: appointments.openNew || away.openNew ? openNew : undefined,
  }
}

export type OwnDates = ReturnType<typeof useOwnDates>
