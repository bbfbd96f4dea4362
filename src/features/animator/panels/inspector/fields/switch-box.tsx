import { useId } from 'react'
import { Switch } from '@mantine/core'
import styles from './fields.module.css'

interface SwitchBoxProps {
  label: string
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

/** On or off. */
export function SwitchBox({ label, isOn, disabled, onChange }: SwitchBoxProps) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <Switch
        id={id}
        checked={isOn}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  )
}
