import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys, Home and End go from button to button of a toolbar, which is one stop for Tab. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const now = buttons.findIndex((button) => button === document.activeElement)
  const step = steps[event.key]
  const next =
    step === undefined
      ? findEnd(event.key, buttons.length)
      : (now + step + buttons.length) % buttons.length
  if (now < 0 || next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}

function findEnd(key: string, length: number): number | null {
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}
