import { useState, type ChangeEvent, type KeyboardEvent } from 'react'

export type Reading<Value> = { value: Value } | { problem: string }

type Box = HTMLInputElement | HTMLTextAreaElement

interface Typed<Value> {
  /** The value as text. */
  shown: string
  /** What was typed as a value, or why it is none. */
  read: (text: string) => Reading<Value>
  onCommit: (value: Value) => void
  /** Enter writes a new line instead of committing. */
  isMultiline?: boolean
}

/**
 * A field that changes the document once, when it is left or Enter is pressed. What cannot be read stays
 * as typed, with the reason; Escape brings the old value back.
 */
export function useTyped<Value>({ shown, read, onCommit, isMultiline }: Typed<Value>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function clearTyped() {
    setTyped(null)
    setProblem(null)
  }

  function commit() {
    if (typed === null || typed === shown) return clearTyped()
    const reading = read(typed)
    if ('problem' in reading) return setProblem(reading.problem)
    clearTyped()
    onCommit(reading.value)
  }

  return {
    problem,
    /** For arrow keys and buttons that step the value. */
    setTo: (value: Value) => {
      clearTyped()
      onCommit(value)
    },
    typed: typed ?? shown,
    boxProps: {
      value: typed ?? shown,
      onChange: (event: ChangeEvent<Box>) => {
        setTyped(event.currentTarget.value)
        setProblem(null)
      },
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent<Box>) => {
        if (event.key === 'Enter' && !isMultiline) commit()
        if (event.key === 'Escape') {
          clearTyped()
          event.stopPropagation()
        }
      },
    },
  }
}
