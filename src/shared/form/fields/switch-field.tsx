import { useId } from 'react'
import { Switch } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'
import styles from './switch-field.module.css'
import { useField, type FieldProps } from './use-field'

interface SwitchFieldProps extends Omit<FieldProps, 'placeholder'> {
  /** Runs after the form knows the new value. */
  onChange?: (isOn: boolean) => void
}

/** On or off at once. The hint is its description, not part of its name. */
export function SwitchField({ onChange, ...props }: SwitchFieldProps) {
  const id = useId()
  const { value, change, blur, inputProps } = useField(props)
  const { ref, name, label, description, disabled, error } = inputProps
  const described = [error ? `${id}-error` : null, description ? `${id}-hint` : null]
  return (
    <div className={`${layout.betweenLine} ${layout.gap4} ${layout.touch} ${styles.row}`}>
      <div className={`${layout.min} ${styles.text}`}>
        <label htmlFor={id} className={`${layout.medium} ${layout.pointer} ${layout.size14}`}>
          {label}
        </label>
        {description ? (
          <p id={`${id}-hint`} className={layout.dimmed}>
            {description}
          </p>
        ) : null}
        {error ? (
          <p id={`${id}-error`} className={`${layout.medium} ${layout.danger}`}>
            {error}
          </p>
        ) : null}
      </div>
      <Switch
        ref={ref}
        id={id}
        name={name}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter((part) => part).join(' ') || undefined}
        checked={value === true}
        onChange={(event) => {
          change(event.currentTarget.checked)
          onChange?.(event.currentTarget.checked)
        }}
        onBlur={blur}
      />
    </div>
  )
}
