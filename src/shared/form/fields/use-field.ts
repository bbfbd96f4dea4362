/** One field's wiring: value, change, and the attributes every Mantine input takes. */
import { useController, useFormContext, get } from 'react-hook-form'
import { useMessage } from '../use-message'

export interface FieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
  disabled?: boolean
  placeholder?: string
}

export function useField(props: FieldProps) {
  const { name, label, hint, required, disabled, placeholder } = props
  const message = useMessage()
  const { formState } = useFormContext()
  const { field, fieldState } = useController({ name })
  const value: unknown = field.value
  const initial: unknown = get(formState.defaultValues, name)
  return {
    value,
    /** What an emptied field holds: `''` where the form started with text, null otherwise. */
    empty: initial === '' ? '' : null,
    change: (next: unknown) => field.onChange(next),
    blur: field.onBlur,
    inputProps: {
      ref: field.ref,
      name: field.name,
      label,
      description: hint,
      disabled,
      placeholder,
      required,
      withAsterisk: false,
      labelProps: { 'data-required': required || undefined },
      error: message(fieldState.error?.message ?? fieldState.error?.root?.message),
    },
  }
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
