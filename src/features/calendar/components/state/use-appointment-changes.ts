import { ignoreReported } from '@/lib/query/ignore-reported'
import { showToast } from '@/lib/toast'
import {
  useAddAppointment,
  useChangeAppointment,
  useDeleteAppointment,
} from '../../api/appointments'
import type { Appointment } from '../../model/family/appointment-dates'
import { toAppointmentRow, type AppointmentValues } from '../../model/family/appointment-schema'

/** Saving and deleting an appointment, each with a way back. */
export function useAppointmentChanges() {
  const { mutateAsync: add } = useAddAppointment()
  const { mutateAsync: change } = useChangeAppointment()
  const { mutateAsync: remove } = useDeleteAppointment()

  function announce(
    message: string,
    { id, title }: Appointment,
    undo: () => Promise<unknown>,
  ): void {
    showToast('success', message, {
      values: { title },
      subject: `appointment:${id}`,
      action: { label: 'calendar:own.undo', run: () => void undo().catch(ignoreReported) },
    })
  }

  async function saveAppointment(values: AppointmentValues, before?: Appointment): Promise<void> {
    const row = toAppointmentRow(values)
    if (!before) {
      const added = await add(row)
      return announce('calendar:own.saved', added, () => remove(added.id))
    }
    const { id, ...old } = before
    const changed = await change({ id, row })
    announce('calendar:own.saved', changed, () => change({ id, row: old }))
  }

  async function deleteAppointment(appointment: Appointment): Promise<void> {
    await remove(appointment.id)
    announce('calendar:own.deleted', appointment, () => add(appointment))
  }

  return { save: saveAppointment, remove: deleteAppointment }
}
