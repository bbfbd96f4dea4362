import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldDay } from '../../api/field-parts'
import type { ChosenField } from '../../model/check/checked'
import { listFieldChoices } from '../../model/board/field-choice'
import type { TrainingFields } from '../../model/training-schema'
import type { Slot } from '../../components/details/use-slot'

/** The part of a field chosen in the planner; null for none, undefined while not known. */
export function useChosenField(
  slot: Slot | null,
  schoolId: string,
  trainingId: string | null,
): ChosenField | null | undefined {
  const id = useWatch<TrainingFields, 'field_part_id'>({ name: 'field_part_id' })
  const { data } = useFieldDay(
    slot && schoolId ? { schoolId, startsAt: slot.startsAt, endsAt: slot.endsAt } : null,
  )
  const { t } = useTranslation('planner')
  if (id === null) return null
  const choice =
    data && listFieldChoices(data.parts, data.bookings, trainingId).find((one) => one.id === id)
  if (!choice) return undefined
  const { field, kind, label, length_m, width_m, takenBy } = choice
  const name = kind === 'whole' ? field : t('plan.field.part', { field, label })
  return { name, length_m, width_m, takenBy }
}
