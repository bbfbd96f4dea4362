import { useTranslation } from 'react-i18next'
import { DateInput } from '@/shared/form/fields/date-input'
import { parseTypedDate } from '@/shared/form/fields/typed-date'
import { useCalendarLabels } from '@/shared/form/fields/use-calendar-labels'
import layout from '@/shared/ui/layout.module.css'
import type { TrainingFilter } from '../../model/training-filter'

interface DayRangeProps {
  filter: TrainingFilter
  onChange: (patch: Partial<TrainingFilter>) => void
}

/** First and last day of the list; the shown rows are within both. */
export function DayRange({ filter, onChange }: DayRangeProps) {
  const { t } = useTranslation('analytics')
  return (
    <div className={layout.rowWide}>
      <Day
        label={t('trainings.from')}
        value={filter.from}
        onChange={(from) => onChange({ from })}
      />
      <Day
        label={t('trainings.to')}
        value={filter.to}
        min={filter.from}
        onChange={(to) => onChange({ to })}
      />
    </div>
  )
}

interface DayProps {
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  min?: string
  onChange: (day: string) => void
}

function Day({ label, value, min, onChange }: DayProps) {
  const { t } = useTranslation('analytics')
  const ariaLabels = useCalendarLabels()
  return (
    <DateInput
      aria-label={label}
      placeholder={label}
      value={value || null}
      minDate={min || undefined}
      dateParser={(text) => parseTypedDate(text)}
      clearable
      clearButtonProps={{ 'aria-label': t('trainings.clear') }}
      ariaLabels={ariaLabels}
      w={170}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}
