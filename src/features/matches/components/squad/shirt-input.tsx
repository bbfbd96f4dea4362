import { useState } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './squad.module.css'

interface ShirtInputProps {
  label: string
  value: number | null
  onChange: (shirt: number | null) => void
}

/** A number from 1 to 99, taken over on Enter or on leaving the field; anything else is put back. */
export function ShirtInput({ label, value, onChange }: ShirtInputProps) {
  const stored = value === null ? '' : String(value)
  const [typed, setTyped] = useState(stored)

  function take() {
    const number = typed === '' ? null : Number(typed)
    if (number !== null && !(Number.isInteger(number) && number >= 1 && number <= 99)) {
      setTyped(stored)
    } else if (number !== value) onChange(number)
  }

  return (
    <input
      className={`${layout.textCenter} ${styles.shirt}`}
      aria-label={label}
      inputMode="numeric"
      maxLength={2}
      placeholder="–"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') setTyped(stored)
      }}
    />
  )
}
