import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface AutosavedNumberProps {
  label: string
  /** The label is read out only: the row says it already. */
  isQuiet?: boolean
  description?: string
  unit?: string
  min: number
  max: number
  value: number | null
  /** Null, where that is allowed: the field was emptied. */
  onKeep: (value: number | null) => void
  isOptional?: boolean
}

/** A whole number that is handed on when the field is left; what is out of range stays, and is said. */
export function AutosavedNumber(props: AutosavedNumberProps) {
  const { label, isQuiet, description, unit, min, max, value, isOptional, onKeep } = props
  const { t } = useTranslation('season')
  const shown = value === null ? '' : String(value)
  const [typed, setTyped] = useState(shown)
  const [known, setKnown] = useState(shown)
  const [isWrong, setIsWrong] = useState(false)
  if (known !== shown) {
    setKnown(shown)
    setTyped(shown)
    setIsWrong(false)
  }

  function saveNumber() {
    const text = typed.trim()
    if (text === '' && isOptional) {
      setIsWrong(false)
      if (value !== null) onKeep(null)
      return
    }
    const number = Number(text)
    const isRight = /^\d+$/.test(text) && number >= min && number <= max
    setIsWrong(!isRight)
    if (isRight && number !== value) onKeep(number)
  }

  return (
    <TextInput
      {...(isQuiet ? { 'aria-label': label } : { label })}
      description={description}
      value={typed}
      error={isWrong ? t('season.errors.number', { min, max }) : null}
      rightSection={unit ? <span aria-hidden="true">{unit}</span> : null}
      rightSectionWidth={unit ? 44 : undefined}
      rightSectionPointerEvents="none"
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={saveNumber}
      onKeyDown={(event) => {
        if (event.key === 'Enter') saveNumber()
      }}
    />
  )
}
