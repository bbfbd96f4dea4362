import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import type { Period } from '../../model/calendar-period'
import type { OwnDates } from '../state/use-own-dates'
import { AbsenceSheet } from './absence-sheet'
import { AppointmentFacts } from './appointment-facts'
import { AppointmentSheet } from './appointment-sheet'
import { TaskSheet } from './task-sheet'

interface OwnSheetsProps {
  own: OwnDates
  family: FamilyDates
  period: Period
  zone: string
}

/** The sheet that is open, if one is: an appointment, a time away or a task. */
export function OwnSheets({ own, family, period, zone }: OwnSheetsProps) {
  const { appointments, away, tasks, source, formatClash } = own
  if (appointments.draft) {
    const { appointment, slot, childId } = appointments.draft
    const mayWrite = appointments.writable.some(({ id }) => id === childId)
    if (appointment && !mayWrite)
      return <AppointmentFacts appointment={appointment} onClose={appointments.close} />
    return (
      <AppointmentSheet
        draft={appointments.draft}
        writable={appointments.writable}
        onClose={appointments.close}
        onSwitch={
          away.openNew &&
          (() => {
            appointments.close()
            away.openNew?.({ date: slot.date, until: slot.until ?? slot.date })
          })
        }
        {...{ family, source, period, zone, formatClash }}
      />
    )
  }
  if (away.draft) {
    const { from, to } = away.draft
    return (
      <AbsenceSheet
        draft={away.draft}
        family={away.writable}
        onClose={away.close}
        onSwitch={
          appointments.openNew &&
          (() => {
            away.close()
            appointments.openNew?.({ date: from, until: to })
          })
        }
      />
    )
  }
  if (!tasks.opened) return null
  const { opened } = tasks
  const child = family.children.find(({ id }) => id === opened.task.player_id)
  return <TaskSheet entry={opened} child={child} own={own} />
}
