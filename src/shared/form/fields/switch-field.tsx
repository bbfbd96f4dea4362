import { useId } from 'react'
import { Switch } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'
import styles from './switch-field.module.css'
import { useField, type FieldProps } from './use-field'

/** On or off at once. The hint is its description, not part of its name. */
export function SwitchField(props: Omit<FieldProps, 'placeholder'>) {
  const id = useId()
  const { value, change, blur, inputProps } = useField(props)
  const { ref, name, label, description, disabled, error } = inputProps
  const described = [error ? `${id}-error` : null, description ? `${id}-hint` : null]
  return (
    <div className={`${layout.betweenLine} ${styles.row}`}>
      <div className={styles.text}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {description ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {description}
          </p>
        ) : null}
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
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
        onChange={(event) => change(event.currentTarget.checked)}
        onBlur={blur}
      />
    </div>
  )
}
