import { useId, type ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './fields.module.css'

interface SegmentBoxProps<Value extends string> {
  label: string
  value: Value
  /** `icon` is shown instead of the words, which stay the spoken name. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  disabled?: boolean
  onCommit: (value: Value) => void
}

/** Two to four choices side by side. */
export function SegmentBox<Value extends string>(props: SegmentBoxProps<Value>) {
  const { label, value, options, disabled, onCommit } = props
  const name = useId()
  return (
    <fieldset
      className={`${layout.plain} ${layout.min} ${layout.grid} ${styles.row}`}
      disabled={disabled}
    >
      <legend className={`${layout.size13} ${layout.breakable} ${layout.dimmed} ${styles.label}`}>
        {label}
      </legend>
      <div className={`${layout.min} ${layout.flex} ${layout.gapTight} ${styles.segments}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${layout.min} ${layout.grid} ${layout.relative} ${styles.segment}`}
            title={option.label}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onCommit(option.value)}
            />
            <span>{option.icon ?? option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
