import type { KeyboardEvent } from 'react'

/** Home, End, Page up and Page down go through the rows; arrow keys are for moving on the pitch. */
export function focusRow(event: KeyboardEvent<HTMLElement>): boolean {
  const step = steps[event.key]
  if (step === undefined) return false
  const rows = [...document.querySelectorAll<HTMLElement>('#object-list [data-row]')]
  const now = rows.findIndex((row) => row === event.currentTarget)
  const next = Math.min(rows.length - 1, Math.max(0, now + step))
  event.preventDefault()
  rows[next]?.focus()
  return true
}

const steps: Record<string, number> = { Home: -1000, End: 1000, PageUp: -1, PageDown: 1 }
