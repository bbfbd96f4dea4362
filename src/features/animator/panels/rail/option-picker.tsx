import { useId, type ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './options.module.css'

interface OptionPickerProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  onPick: (value: Value) => void
}

/** What the tool makes next: one of several, as pictures or words. */
export function OptionPicker<Value extends string>(props: OptionPickerProps<Value>) {
  const { label, value, options, onPick } = props
  const name = useId()
  return (
    <fieldset className={`${layout.plain} ${layout.min} ${layout.fixed} ${styles.picker}`}>
      <legend className={layout.hidden}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`${layout.grid} ${layout.relative} ${layout.pointer} ${styles.option}`}
          title={option.label}
        >
          <input
            type="radio"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          <span className={option.icon ? styles.picture : styles.words}>
            {option.icon ?? option.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
