import { useState } from 'react'
import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useField, type FieldProps } from './use-field'

interface NumberFieldProps extends FieldProps {
  min?: number
  max?: number
  step?: number
  /** Digits after the decimal sign; whole numbers by default. */
  decimals?: number
  /** The unit inside the field, for example " min". */
  suffix?: string
  prefix?: string
}

/** Arrow keys step; out of range stays as typed and is explained by the schema's message. */
export function NumberField({
  min,
  max,
  step,
  decimals = 0,
  suffix,
  prefix,
  ...props
}: NumberFieldProps) {
  const { i18n } = useTranslation()
  const { value, empty, change, blur, inputProps } = useField(props)
  // "45." and "45.50" on the way to a number: shown as typed until the field is left
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <NumberInput
      {...inputProps}
      value={typed ?? (typeof value === 'number' ? value : '')}
      min={min}
      max={max}
      step={step}
      suffix={suffix}
      prefix={prefix}
      hideControls
      clampBehavior="none"
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      decimalSeparator={getDecimalSign(i18n.language)}
      allowNegative={min === undefined || min < 0}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(next) => {
        setTyped(typeof next === 'string' && next !== '' ? next : null)
        const number = next === '' ? NaN : Number(next)
        change(Number.isFinite(number) ? number : empty)
      }}
      onBlur={() => {
        setTyped(null)
        blur()
      }}
    />
  )
}

function getDecimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.1)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}
