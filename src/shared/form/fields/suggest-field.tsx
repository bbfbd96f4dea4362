import { Autocomplete } from '@mantine/core'
import { toText, useField, type FieldProps } from './use-field'

interface SuggestFieldProps extends FieldProps {
  suggestions: readonly string[]
  maxLength?: number
  /** Runs with a suggestion that was chosen, after the form knows it. */
  onChoose?: (value: string) => void
}

/** Free text that offers what was written before; Enter on what was typed sends the form. */
export function SuggestField({ suggestions, maxLength, onChoose, ...props }: SuggestFieldProps) {
  const { value, change, blur, inputProps } = useField(props)
  return (
    <Autocomplete
      {...inputProps}
      value={toText(value)}
      data={[...new Set(suggestions)]}
      limit={8}
      maxLength={maxLength}
      selectFirstOptionOnChange={false}
      autoComplete="off"
      onChange={change}
      onOptionSubmit={onChoose}
      onBlur={blur}
    />
  )
}
