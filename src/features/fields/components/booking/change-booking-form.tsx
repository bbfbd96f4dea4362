import { useTranslation } from 'react-i18next'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { Field } from '../../api/fields'
import { bookingLimits, type Booking } from '../../model/booking'
import { createBookingSchema, type BookingValues } from '../../model/booking-schema'
import { BookingState } from './booking-state'
import styles from './booking.module.css'
import { describeTaken } from './new-booking-sheet'
import { TimeFields } from './time-fields'
import { useBookingText } from './use-booking-text'
import { useBookingWrites } from './use-booking-writes'

interface ChangeBookingFormProps {
  field: Field
  booking: Booking
  onDone: () => void
  onCancel: () => void
}

/** Another part, another time, other words. A training's time is changed where the training is. */
export function ChangeBookingForm({ field, booking, onDone, onCancel }: ChangeBookingFormProps) {
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const writes = useBookingWrites(field)
  const zone = field.school.time_zone
  const start = toWallClock(booking.starts_at, zone)
  const end = toWallClock(booking.ends_at, zone)
  const isTraining = booking.training_id !== null
  // several days long: its times are not for one day's fields
  const hasTimes = !isTraining && start.date === end.date

  async function handleSubmit(values: BookingValues) {
    await writes.alter(booking, {
      field_part_id: values.part_id,
      note: values.note || null,
      ...(isTraining ? {} : { title: values.title || null }),
      ...(hasTimes && {
        starts_at: toInstant({ date: values.date, time: values.start }, zone),
        ends_at: toInstant({ date: values.date, time: values.end }, zone),
      }),
    })
    onDone()
  }

  return (
    <Form
      schema={createBookingSchema({ needsTeam: false })}
      defaultValues={{
        kind: booking.kind,
        part_id: booking.field_part_id,
        training_id: booking.training_id ?? '',
        is_whole_series: false,
        team_id: booking.team_id ?? '',
        title: booking.title ?? '',
        note: booking.note ?? '',
        date: start.date,
        start: start.time,
        end: hasTimes ? end.time : '23:59',
        until: '',
      }}
      fieldErrors={describeTaken}
      onSubmit={handleSubmit}
    >
      {isTraining ? null : (
        <TextField
          name="title"
          label={t('booking.name')}
          maxLength={bookingLimits.title}
          required={booking.kind === 'other'}
        />
      )}
      {hasTimes ? <TimeFields hasRepeat={false} /> : null}
      <SelectField
        name="part_id"
        label={t('booking.part')}
        options={field.parts.map((part) => ({ value: part.id, label: text.part(part) }))}
        required
      />
      <BookingState
        field={field}
        ownId={booking.id}
        trainings={
          booking.training_id && booking.team_id
            ? [{ ...booking, id: booking.training_id, team_id: booking.team_id, series_id: null }]
            : []
        }
      />
      <TextareaField
        name="note"
        label={t('booking.note')}
        hint={t('booking.note_hint')}
        maxLength={bookingLimits.note}
        rows={2}
      />
      <div className={`${layout.wrapEnd} ${styles.buttons}`}>
        <Button kind="secondary" onClick={onCancel}>
          {t('booking.cancel')}
        </Button>
        <Button type="submit" busy={writes.isBusy}>
          {t('booking.save')}
        </Button>
      </div>
    </Form>
  )
}
