import { useId } from 'react'
import { Switch } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'
import styles from './fields.module.css'

interface SwitchBoxProps {
  label: string
  isOn: boolean
  disabled?: boolean
  /** Why it cannot be switched, or what to expect. */
  hint?: string
  onChange: (isOn: boolean) => void
}

/** On or off. */
export function SwitchBox({ label, isOn, disabled, hint, onChange }: SwitchBoxProps) {
  const id = useId()
  const noteId = `${id}note`
  return (
    <div
      className={`${layout.betweenLine} ${layout.flex} ${layout.gap2} ${layout.touch} ${styles.switch}`}
      data-noted={hint ? true : undefined}
    >
      <label htmlFor={id}>{label}</label>
      <Switch
        id={id}
        checked={isOn}
        disabled={disabled}
        aria-describedby={hint ? noteId : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {hint ? (
        <p id={noteId} className={`${layout.dimmed} ${layout.size12} ${styles.note}`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
