import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Child } from '@/features/attendance/model/family/children'
import { addClockMinutes } from '@/lib/time/wall-clock'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { appointmentLimits, type AppointmentValues } from '../../model/family/appointment-schema'

interface AppointmentFieldsProps {
  family: readonly Child[]
  isNew: boolean
}

/** The end follows the start where it would lie before it or is still empty. */
export function AppointmentFields({ family, isNew }: AppointmentFieldsProps) {
  const { t } = useTranslation('calendar')
  const { setValue } = useFormContext<AppointmentValues>()
  const [from_on, to_on, from_time, to_time, is_all_day, is_weekly] = useWatch<
    AppointmentValues,
    ['from_on', 'to_on', 'from_time', 'to_time', 'is_all_day', 'is_weekly']
  >({ name: ['from_on', 'to_on', 'from_time', 'to_time', 'is_all_day', 'is_weekly'] })

  useEffect(() => {
    if (from_on && to_on < from_on) setValue('to_on', from_on)
  }, [from_on, to_on, setValue])

  useEffect(() => {
    if (/^\d\d:\d\d$/.test(from_time) && to_time === '' && from_time < '23:00')
      setValue('to_time', addClockMinutes(from_time, 60))
  }, [from_time, to_time, setValue])

  return (
    <>
      <TextField
        name="title"
        label={t('own.name')}
        placeholder={t('own.name_example')}
        maxLength={appointmentLimits.title}
        required
      />
      {isNew ? (
        <SelectField
          name="player_id"
          label={t('away.child')}
          options={family.map(({ id, first_name }) => ({ value: id, label: first_name }))}
          required
        />
      ) : null}
      <SwitchField name="is_all_day" label={t('own.whole_day')} />
      <FieldRow>
        <DateField name="from_on" label={t('own.from_on')} required />
        {is_all_day ? null : <TimeField name="from_time" label={t('own.from_time')} required />}
      </FieldRow>
      <FieldRow>
        <DateField name="to_on" label={t('own.to_on')} required />
        {is_all_day ? null : <TimeField name="to_time" label={t('own.to_time')} required />}
      </FieldRow>
      <SwitchField
        name="is_weekly"
        label={t('own.weekly')}
        hint={is_weekly ? t('own.weekly_hint') : undefined}
      />
      {is_weekly ? (
        <DateField name="repeats_until" label={t('own.repeats_until')} required />
      ) : null}
      <TextField name="place" label={t('own.place')} maxLength={appointmentLimits.place} />
      <TextareaField
        name="note"
        label={t('own.note')}
        rows={2}
        maxLength={appointmentLimits.note}
      />
    </>
  )
}
