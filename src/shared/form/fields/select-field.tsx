import { MultiSelect, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useField, type FieldProps } from './use-field'

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** The value is a list of strings. */
  multiple?: boolean
  isSearchable?: boolean
  isClearable?: boolean
  /** Runs after the form knows the new value. */
  onChange?: (value: string | null) => void
}

/** From this many options on, typing finds one faster than scrolling. */
const searchFrom = 9

export function SelectField(props: SelectFieldProps) {
  const { options, multiple, isSearchable, isClearable, onChange, ...fieldProps } = props
  const { t } = useTranslation()
  const { value, empty, change, blur, inputProps } = useField(fieldProps)
  const shared = {
    ...inputProps,
    data: [...options],
    searchable: isSearchable ?? options.length >= searchFrom,
    nothingFoundMessage: t('form.no_option'),
    clearButtonProps: { 'aria-label': t('form.clear') },
    onBlur: blur,
  }
  if (multiple) {
    const values: unknown[] = Array.isArray(value) ? value : []
    const chosen = values.filter((item) => typeof item === 'string')
    return <MultiSelect {...shared} clearable={isClearable} value={chosen} onChange={change} />
  }
  return (
    <Select
      {...shared}
      value={typeof value === 'string' && value !== '' ? value : null}
      clearable={isClearable ?? !props.required}
      allowDeselect={isClearable ?? !props.required}
      onChange={(next) => {
        change(next ?? empty)
        onChange?.(next)
      }}
    />
  )
}
