import { useState } from 'react'
import { Textarea, TextInput } from '@mantine/core'

interface KeptTextProps {
  label: string
  placeholder?: string
  maxLength: number
  value: string
  isLong?: boolean
  onKeep: (value: string) => void
}

/** A text that is handed on when the field is left; what comes from elsewhere replaces it. */
export function KeptText({ value, isLong = false, onKeep, ...field }: KeptTextProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const keep = () => {
    if (typed.trim() !== value) onKeep(typed.trim())
  }
  return isLong ? (
    <Textarea
      {...field}
      value={typed}
      rows={3}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
    />
  ) : (
    <TextInput
      {...field}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
    />
  )
}
