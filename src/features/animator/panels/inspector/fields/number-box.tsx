import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldRow } from './field-row'
import layout from '@/shared/ui/layout.module.css'
import styles from './fields.module.css'
import { formatNumber, parseNumber } from './numbers'
import { useTyped, type Reading } from './use-typed'

interface NumberBoxProps {
  label: string
  value: number | null
  min: number
  max: number
  step?: number
  /** Digits after the decimal sign at most. */
  decimals?: number
  unit?: string
  hint?: string
  placeholder?: string
  disabled?: boolean
  onCommit: (value: number) => void
}

/** A number in the reader's notation; arrow keys step, with Shift ten times as far. */
export function NumberBox(props: NumberBoxProps) {
  const { label, value, min, max, step = 1, decimals = 0, unit, hint, onCommit } = props
  const { t, i18n } = useTranslation('animator')
  const show = (number: number) => formatNumber(number, decimals, i18n.language)

  function read(text: string): Reading<number> {
    const number = parseNumber(text)
    if (number === null) return { problem: t('panels.fields.no_number') }
    if (number < min || number > max) {
      return { problem: t('panels.fields.range', { min: show(min), max: show(max) }) }
    }
    return { value: number }
  }

  const shown = value === null ? '' : show(value)
  const { boxProps, problem, setTo, typed } = useTyped({ shown, read, onCommit })

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return boxProps.onKeyDown(event)
    event.preventDefault()
    const from = parseNumber(typed) ?? value ?? min
    const to = from + direction * step * (event.shiftKey ? 10 : 1)
    setTo(Number(Math.min(max, Math.max(min, to)).toFixed(decimals)))
  }

  return (
    <FieldRow label={label} problem={problem} hint={hint}>
      {(ids) => (
        <span className={styles.measured}>
          <input
            {...ids}
            {...boxProps}
            type="text"
            inputMode={decimals > 0 || min < 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder={props.placeholder}
            disabled={props.disabled}
            className={styles.input}
            data-figures=""
            onKeyDown={handleKeyDown}
          />
          {unit ? (
            <span
              className={`${layout.centered} ${layout.inside} ${layout.size12} ${layout.dimmed} ${styles.unit}`}
              aria-hidden="true"
            >
              {unit}
            </span>
          ) : null}
        </span>
      )}
    </FieldRow>
  )
}
