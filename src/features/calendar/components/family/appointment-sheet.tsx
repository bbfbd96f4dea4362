import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Child } from '@/features/attendance/model/family/children'
import { FormSheet } from '@/shared/form/form-sheet'
import layout from '@/shared/ui/layout.module.css'
import type { Appointment } from '../../model/family/appointment-dates'
import {
  appointmentSchema,
  toAppointmentValues,
  type AppointmentValues,
} from '../../model/family/appointment-schema'
import type { Slot } from '../event-calendar'
import { useAppointmentChanges } from '../state/use-appointment-changes'
import { AppointmentFields } from './appointment-fields'
import { LiveClashes, type LiveClashesProps } from './live-clashes'

export interface AppointmentDraft {
  /** The one that is changed; absent for a new one. */
  appointment?: Appointment
  /** Where a new one was wanted. */
  slot: Slot
  childId: string
}

interface AppointmentSheetProps extends LiveClashesProps {
  draft: AppointmentDraft
  /** Those this person enters appointments for. */
  writable: readonly Child[]
  onClose: () => void
  /** To a time away instead; absent where this person may enter none. */
  onSwitch?: () => void
}

/** What a family has on beside football; says what it clashes with while it is being written. */
export function AppointmentSheet({
  draft,
  writable,
  onClose,
  onSwitch,
  ...live
}: AppointmentSheetProps) {
  const { t } = useTranslation('calendar')
  const { save, remove } = useAppointmentChanges()
  const { appointment } = draft
  const [defaults] = useState(() => getDefaults(draft))

  return (
    <FormSheet
      title={t(appointment ? 'own.edit' : 'own.title')}
      label={t('own.save')}
      schema={appointmentSchema}
      values={defaults}
      save={(values) => save(values, appointment)}
      other={
        appointment
          ? { label: t('own.delete'), act: () => remove(appointment) }
          : onSwitch && { label: t('away.instead'), act: onSwitch }
      }
      onClose={onClose}
    >
      <AppointmentFields family={writable} isNew={!appointment} />
      <LiveClashes {...live} />
      <p className={layout.dim13}>{t('own.private')}</p>
    </FormSheet>
  )
}

function getDefaults({ appointment, slot, childId }: AppointmentDraft): AppointmentValues {
  if (appointment) return toAppointmentValues(appointment)
  const { date, time = '', end, until = end?.date ?? date } = slot
  return {
    player_id: childId,
    title: '',
    is_all_day: until !== date && !time,
    from_on: date,
    to_on: until,
    from_time: time,
    to_time: end?.time ?? '',
    is_weekly: false,
    repeats_until: '',
    place: '',
    note: '',
  }
}
