import { Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useField, type FieldProps } from '@/shared/form/fields/use-field'
import { FilterGroup } from '@/shared/ui/filters/filter-group'
import { isoWeekdays, formatWeekday } from '../../model/weekdays'
import layout from '@/shared/ui/layout.module.css'
import styles from '../../widgets/series.module.css'

interface WeekdayFieldProps extends FieldProps {
  /** The value is one weekday instead of a list. */
  isSingle?: boolean
}

/** Monday to Sunday as toggle buttons; 1 to 7. */
export function WeekdayField({ isSingle = false, ...props }: WeekdayFieldProps) {
  const { i18n } = useTranslation()
  const { value, change, inputProps } = useField(props)
  const chosen: unknown[] = Array.isArray(value) ? value : [value]
  return (
    <div className={`${layout.min} ${styles.weekdays}`}>
      <FilterGroup
        label={inputProps.label}
        value={isoWeekdays.filter((day) => chosen.includes(day)).map(String)}
        options={isoWeekdays.map((day) => ({
          value: String(day),
          label: formatWeekday(day, i18n.language, 'short'),
        }))}
        onToggle={(option) => change(isSingle ? Number(option) : toggleDay(chosen, Number(option)))}
      />
      {inputProps.error ? <Input.Error role="alert">{inputProps.error}</Input.Error> : null}
    </div>
  )
}

function toggleDay(chosen: readonly unknown[], day: number): number[] {
  return isoWeekdays.filter((known) => (known === day) !== chosen.includes(known))
}
