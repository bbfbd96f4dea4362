import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import type { FieldChoice } from '@/features/planner/model/board/field-choice'
import { withoutGround } from '../model/series-ground'
import { useFieldText } from '@/features/planner/widgets/use-field-text'

interface TakenFieldProps {
  /** How many dates have their ground taken. */
  count: number
  /** Free on all of them. */
  free: readonly FieldChoice[]
}

/** What happens on dates whose ground somebody else has: none, or another part. */
export function TakenField({ count, free }: TakenFieldProps) {
  const { t } = useTranslation('series')
  const text = useFieldText()
  return (
    <SelectField
      name="when_taken"
      label={t('series.when_taken', { count })}
      hint={free.length === 0 ? t('series.no_other_ground') : undefined}
      placeholder={t('series.when_taken_choose')}
      options={[
        { value: withoutGround, label: t('series.without_ground') },
        ...free.map((choice) => ({
          value: choice.id,
          label: t('series.other_ground', { part: text(choice) }),
        })),
      ]}
      required
    />
  )
}
