import { DateInput } from './date-input'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { parseTypedDate } from './typed-date'
import { useCalendarLabels } from './use-calendar-labels'
import { toText, useField, type FieldProps } from './use-field'

interface DateFieldProps extends FieldProps {
  /** First and last allowed day, `YYYY-MM-DD`. */
  min?: string
  max?: string
  /** A birth date: picking begins with the year, around ten years back. */
  isBirthday?: boolean
}

/** A day as `YYYY-MM-DD`: typed in the language's way (5.9., 05/09/26) or picked; Monday first. */
export function DateField({ min, max, isBirthday = false, ...props }: DateFieldProps) {
  const { t, i18n } = useTranslation()
  const ariaLabels = useCalendarLabels()
  const { value, empty, change, blur, inputProps } = useField(props)
  const birthday = { defaultLevel: 'decade', defaultDate: getYearsAgo(10) } as const
  return (
    <DateInput
      {...inputProps}
      value={toText(value) || null}
      valueFormat={i18n.language === 'en' ? 'ddd, D MMM YYYY' : 'dd, D. MMM YYYY'}
      dateParser={(text) => parseTypedDate(text)}
      minDate={min}
      maxDate={max}
      {...(isBirthday && birthday)}
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      allowDeselect={false}
      leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
      leftSectionPointerEvents="none"
      ariaLabels={ariaLabels}
      autoComplete="off"
      onChange={(next) => change(next ?? empty)}
      onBlur={blur}
    />
  )
}

/** A day of that year, `YYYY-MM-DD`. */
function getYearsAgo(years: number): string {
  return `${new Date().getFullYear() - years}-01-01`
}
