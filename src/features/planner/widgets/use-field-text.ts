import { useTranslation } from 'react-i18next'
import type { FieldChoice } from '../model/board/field-choice'

/** "Main pitch, half A". */
export function usePartName() {
  const { t } = useTranslation(['planner', 'exercises'])
  return ({ field, kind, label }: Pick<FieldChoice, 'field' | 'kind' | 'label'>): string =>
    kind === 'whole' ? field : t('plan.field.part', { field, label })
}

/** "Main pitch, half A · 50 × 64 m", and who has it when it is taken. */
export function useFieldText(): (choice: FieldChoice) => string {
  const { t } = useTranslation(['planner', 'exercises'])
  const nameOf = usePartName()
  return (choice) => {
    const { length_m, width_m, takenBy } = choice
    const size = t('exercises:exercise.area', { length: length_m, width: width_m })
    const who = takenBy && t('plan.field.taken', { who: takenBy.filter(Boolean).join(', ') })
    return [nameOf(choice), size, who].filter(Boolean).join(' · ')
  }
}
