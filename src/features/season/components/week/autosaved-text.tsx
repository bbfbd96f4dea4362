import { useState } from 'react'
import { Textarea, TextInput } from '@mantine/core'

interface AutosavedTextProps {
  label: string
  placeholder?: string
  maxLength: number
  value: string
  isLong?: boolean
  onKeep: (value: string) => void
}

/** A text that is handed on when the field is left; what comes from elsewhere replaces it. */
export function AutosavedText({ value, isLong = false, onKeep, ...field }: AutosavedTextProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const saveText = () => {
    if (typed.trim() !== value) onKeep(typed.trim())
  }
  return isLong ? (
    <Textarea
      {...field}
      value={typed}
      rows={3}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={saveText}
    />
  ) : (
    <TextInput
      {...field}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={saveText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') saveText()
      }}
    />
  )
}
