import { useFormContext, useWatch } from 'react-hook-form'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFieldDay } from '../../api/field-parts'
import { listFieldChoices } from '../../model/board/field-choice'
import type { TrainingFields } from '../../model/training-schema'
import type { Slot } from './use-slot'
import { useFieldText } from '../../widgets/use-field-text'

interface FieldBookingProps {
  slot: Slot | null
  schoolId: string
  trainingId: string | null
}

/** Which part of which field to book for the session: the free ones, and who has the others. */
export function FieldBooking({ slot, schoolId, trainingId }: FieldBookingProps) {
  const { t } = useTranslation('planner')
  const { setValue } = useFormContext<TrainingFields>()
  const chosen = useWatch<TrainingFields, 'field_part_id'>({ name: 'field_part_id' })
  const { data } = useFieldDay(slot && { schoolId, startsAt: slot.startsAt, endsAt: slot.endsAt })
  const text = useFieldText()
  if (!data || data.parts.length === 0) return null
  const choices = listFieldChoices(data.parts, data.bookings, trainingId)
  const mine = choices.find(({ id }) => id === chosen)
  return (
    <Select
      id="training-field-part"
      label={t('plan.field.label')}
      placeholder={t('plan.field.none')}
      clearable
      searchable
      value={chosen}
      data={choices.map((choice) => ({
        value: choice.id,
        label: text(choice),
        disabled: choice.takenBy !== null && choice.id !== chosen,
      }))}
      error={
        mine?.takenBy ? t('plan.field.taken_now', { who: mine.takenBy.join(', ') }) : undefined
      }
      nothingFoundMessage={t('plan.field.not_found')}
      onChange={(id) => setValue('field_part_id', id, { shouldDirty: true })}
    />
  )
}
