import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listIds, type Child } from '@/features/attendance/model/family/children'
import { appointmentQueries } from '../../api/appointments'
import type { Period } from '../../model/calendar-period'
import { listAppointmentDates, type Appointment } from '../../model/family/appointment-dates'
import type { Slot } from '../event-calendar'
import type { AppointmentDraft } from '../family/appointment-sheet'

interface Shown {
  /** Whose dates are on show. */
  shown: readonly Child[]
  period: Period
  today: string
  zone: string
}

/** The appointments of the children shown, date by date, and the one that is being written. */
export function useAppointments({ shown, period, today, zone }: Shown) {
  const [draft, setDraft] = useState<AppointmentDraft | null>(null)
  const { data: appointments = [] } = useQuery({
    ...appointmentQueries.within(listIds(shown), period),
    enabled: shown.length > 0,
  })
  const writable = shown.filter(({ may_answer, is_trusted }) => may_answer && is_trusted)

  function openNew(slot: Slot = { date: today }): void {
    setDraft({ slot, childId: writable.length === 1 ? (writable[0]?.id ?? '') : '' })
  }

  /** Opens one to read it, and to change it for whoever may. */
  function openOne(appointment: Appointment): void {
    const { from_on: date, player_id: childId } = appointment
    setDraft({ appointment, slot: { date }, childId })
  }

  return {
    dates: listAppointmentDates(appointments, period, zone),
    writable,
    draft,
    close: () => setDraft(null),
    openNew: writable.length > 0 ? openNew : undefined,
    openOne,
  }
}
