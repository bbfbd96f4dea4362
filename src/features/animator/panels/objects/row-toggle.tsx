import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './objects.module.css'

interface RowToggleProps {
  label: string
  isOn: boolean
  on: ReactNode
  off: ReactNode
  onToggle: (isOn: boolean) => void
}

/** Lock or hide, at the end of a row; always seen when on. */
export function RowToggle({ label, isOn, on, off, onToggle }: RowToggleProps) {
  return (
    <button
      type="button"
      className={`${layout.bare} ${layout.fixed} ${layout.centered} ${layout.roundControl} ${styles.toggle}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {isOn ? on : off}
    </button>
  )
}
