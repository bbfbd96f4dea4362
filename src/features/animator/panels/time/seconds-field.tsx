import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSeconds } from './parse-seconds'
import layout from '@/shared/ui/layout.module.css'
import styles from './seconds-field.module.css'

interface SecondsFieldProps {
  label: string
  value: number
  least: number
  most: number
  isReadOnly?: boolean
  onChange: (seconds: number) => void
}

/** Seconds by typing (with comma or point), or half a second at a time with the arrow keys. */
export function SecondsField(props: SecondsFieldProps) {
  const { label, value, least, most, isReadOnly = false, onChange } = props
  const { t, i18n } = useTranslation('animator')
  const [typed, setTyped] = useState<string | null>(null)
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const isWrong = typed !== null && parseSeconds(typed) === null
  const set = (seconds: number) => {
    const next = Math.round(Math.min(most, Math.max(least, seconds)) * 100) / 100
    if (next !== value) onChange(next)
  }

  function settle() {
    const seconds = typed === null ? null : parseSeconds(typed)
    setTyped(null)
    if (seconds !== null) set(seconds)
  }

  return (
    <span
      className={`${layout.inline} ${layout.gapTight} ${layout.middle} ${layout.dimmed13} ${styles.seconds}`}
      data-wrong={isWrong || undefined}
    >
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        maxLength={6}
        readOnly={isReadOnly}
        value={typed ?? number.format(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? 0.5 : event.key === 'ArrowDown' ? -0.5 : 0
          if (step !== 0 && !isReadOnly) {
            event.preventDefault()
            setTyped(null)
            set(value + step)
          }
          if (event.key === 'Enter') settle()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      <span aria-hidden="true">{t('time.unit')}</span>
    </span>
  )
}
