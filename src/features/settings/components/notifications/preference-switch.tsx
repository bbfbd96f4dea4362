import { useId } from 'react'
import { Switch } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'
import styles from './notifications.module.css'

interface PreferenceSwitchProps {
  label: string
  hint?: string
  isOn: boolean
  /** Has no effect at the moment: the switch above it is off. */
  isIdle?: boolean
  onChange: (isOn: boolean) => void
}

export function PreferenceSwitch(props: PreferenceSwitchProps) {
  const { label, hint, isOn, isIdle = false, onChange } = props
  const id = useId()
  return (
    <div
      className={`${layout.betweenLine} ${layout.gap4} ${layout.padBlock2} ${styles.row}`}
      data-idle={isIdle || undefined}
    >
      <label
        htmlFor={id}
        className={`${layout.grow} ${layout.grid} ${layout.gapTight} ${layout.touch} ${styles.words}`}
      >
        <span className={`${layout.medium} ${layout.size14} ${styles.label}`}>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className={layout.dim13}>
            {hint}
          </span>
        ) : null}
      </label>
      <Switch
        id={id}
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        disabled={isIdle}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
