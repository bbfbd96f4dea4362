import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import type { BookableTraining } from '../../api/bookable-trainings'
import type { Field } from '../../api/fields'
import { bookingLimits, type BookingKind } from '../../model/booking'
import { canTakeTeam, type BookingInput } from '../../model/booking-schema'
import type { FieldBooker } from '../use-field-access'
import layout from '@/shared/ui/layout.module.css'
import styles from './booking.module.css'
import { BookingState } from './booking-state'
import { TimeFields } from './time-fields'
import { useBookingText } from './use-booking-text'

interface BookingFieldsProps {
  field: Field
  booker: FieldBooker
  kinds: readonly BookingKind[]
  trainings: readonly BookableTraining[]
}

/** What for, which part, when: a training brings its team and times with it. */
export function BookingFields({ field, booker, kinds, trainings }: BookingFieldsProps) {
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const { clearErrors } = useFormContext<BookingInput>()
  const [kind, trainingId] = useWatch<BookingInput, ['kind', 'training_id']>({
    name: ['kind', 'training_id'],
  })
  const zone = field.school.time_zone
  const chosen = trainings.find(({ id }) => id === trainingId)
  const dates = trainings.filter(
    ({ series_id }) => series_id !== null && series_id === chosen?.series_id,
  ).length
  return (
    <>
      <div className={`${layout.grid} ${layout.gap3} ${styles.row}`}>
        <SelectField
          name="kind"
          label={t('booking.kind')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          required
        />
        <SelectField
          name="part_id"
          label={t('booking.part')}
          options={field.parts.map((part) => ({ value: part.id, label: text.part(part) }))}
          onChange={() => clearErrors('part_id')}
          required
        />
      </div>
      {kind === 'training' ? (
        <>
          <SelectField
            name="training_id"
            label={t('booking.training')}
            hint={trainings.length === 0 ? t('booking.no_training') : undefined}
            options={trainings.map((training) => ({
              value: training.id,
              label: [
                `${text.day(training, zone)} ${text.clock(training, zone)}`,
                training.team.name,
                training.title,
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
            isSearchable
            required
          />
          {dates > 1 ? (
            <SwitchField
              name="is_whole_series"
              label={t('booking.series')}
              hint={t('booking.series_hint', { count: dates })}
            />
          ) : null}
        </>
      ) : (
        <>
          {canTakeTeam(kind) ? (
            <SelectField
              name="team_id"
              label={t('booking.team')}
              placeholder={booker.isOwner ? t('booking.no_team') : undefined}
              options={booker.teams.map(({ id, name }) => ({ value: id, label: name }))}
              required={!booker.isOwner}
            />
          ) : null}
          <TextField
            name="title"
            label={t('booking.name')}
            maxLength={bookingLimits.title}
            required={kind === 'other'}
          />
          <TimeFields />
        </>
      )}
      <BookingState field={field} trainings={trainings} />
      <TextareaField
        name="note"
        label={t('booking.note')}
        hint={t('booking.note_hint')}
        maxLength={bookingLimits.note}
        rows={2}
      />
    </>
  )
}
