import { IconChevronDown } from '@tabler/icons-react'
import { FieldRow } from './field-row'
import styles from './fields.module.css'

interface ChoiceBoxProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  hint?: string
  disabled?: boolean
  onCommit: (value: Value) => void
}

/** One of several, with the system's own list: the best one there is on a phone. */
export function ChoiceBox<Value extends string>(props: ChoiceBoxProps<Value>) {
  const { label, value, options, hint, disabled, onCommit } = props
  return (
    <FieldRow label={label} hint={hint}>
      {(ids) => (
        <span className={styles.choice}>
          <select
            {...ids}
            className={styles.input}
            value={value}
            disabled={disabled}
            onChange={({ currentTarget }) => {
              const chosen = options.find((option) => option.value === currentTarget.value)
              if (chosen) onCommit(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </span>
      )}
    </FieldRow>
  )
}
