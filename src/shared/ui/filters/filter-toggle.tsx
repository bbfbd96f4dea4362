import { IconCheck } from '@tabler/icons-react'
import styles from './filter-chip.module.css'

interface FilterToggleProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A filter that is on or off. */
export function FilterToggle({ label, isOn, onChange }: FilterToggleProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-on={isOn || undefined}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {isOn ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : null}
      <span className={styles.text}>{label}</span>
    </button>
  )
}
