import { TextInput } from '@mantine/core'
import { toText, useField, type FieldProps } from './use-field'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url'
  maxLength?: number
  autoComplete?: string
}

export function TextField({ type = 'text', maxLength, autoComplete, ...props }: TextFieldProps) {
  const { value, change, blur, inputProps } = useField(props)
  return (
    <TextInput
      {...inputProps}
      type={type}
      maxLength={maxLength}
      autoComplete={autoComplete ?? 'off'}
      value={toText(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  )
}
