import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Child } from '@/features/attendance/model/family/children'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
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

const formId = 'calendar-appointment'

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
  const [isBusy, setIsBusy] = useState(false)
  const { appointment } = draft
  const [defaults] = useState(() => getDefaults(draft))

  async function run(act: () => Promise<void>) {
    setIsBusy(true)
    try {
      await act()
      onClose()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(appointment ? 'own.edit' : 'own.title')}
      footer={
        <>
          {appointment ? (
            <Button
              kind="quiet"
              busy={isBusy}
              onClick={() => void run(() => remove(appointment)).catch(ignoreReported)}
            >
              {t('own.delete')}
            </Button>
          ) : null}
          {!appointment && onSwitch ? (
            <Button kind="quiet" onClick={onSwitch}>
              {t('away.instead')}
            </Button>
          ) : null}
          <Button type="submit" form={formId} busy={isBusy}>
            {t('own.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={appointmentSchema}
        defaultValues={defaults}
        onSubmit={(values) => run(() => save(values, appointment))}
      >
        <AppointmentFields family={writable} isNew={!appointment} />
        <LiveClashes {...live} />
        <p className={layout.dim13}>{t('own.private')}</p>
      </Form>
    </Sheet>
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
