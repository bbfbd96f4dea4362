import { useWatch } from 'react-hook-form'
import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import type { Period } from '../../model/calendar-period'
import {
  findAppointmentClashes,
  listAppointmentDates,
  type ClashSource,
} from '../../model/family/appointment-dates'
import {
  appointmentSchema,
  toAppointmentRow,
  type AppointmentValues,
} from '../../model/family/appointment-schema'
import type { OwnDates } from '../state/use-own-dates'
import { ClashHint } from './clash-hint'

export interface LiveClashesProps {
  family: FamilyDates
  source: ClashSource
  /** The days whose trainings and matches are known. */
  period: Period
  zone: string
  formatClash: OwnDates['formatClash']
}

/** What the appointment clashes with as far as it is written; nothing while its times make no sense yet. */
export function LiveClashes({ family, source, period, zone, formatClash }: LiveClashesProps) {
  const values = useWatch<AppointmentValues>()
  // a title is no matter here
  const parsed = appointmentSchema.safeParse({ ...values, title: '-' })
  const child = family.children.find(({ id }) => id === values.player_id)
  if (!parsed.success || !child) return null
  const appointment = { id: 'draft', ...toAppointmentRow(parsed.data) }
  const dates = listAppointmentDates([appointment], period, zone)
  const clashes = dates.flatMap((date) => findAppointmentClashes(date, child, source))
  // of several weeks each clash needs its day
  const span = { from_on: appointment.from_on, to_on: dates.at(-1)?.to_on ?? appointment.to_on }
  return (
    <ClashHint text={formatClash(clashes, span)} clashes={clashes} child={child} family={family} />
  )
}
