/** What the keys of the keyboard mean on the timeline. */
import type { KeyboardEvent } from 'react'
import type { Direction } from './items'

export type Wish =
  | { kind: 'go'; direction: Direction }
  | { kind: 'move'; seconds: number; ripple: boolean }
  | { kind: 'delete' }

/** A tenth of a second, a whole one with Shift; with Alt everything later comes along. */
const short = 0.1
const long = 1

/** Left and right move in time, so Ctrl (or the page keys) goes along the lane. */
export function parseTimelineKey(event: KeyboardEvent): Wish | null {
  const { key, shiftKey, altKey } = event
  const isControl = event.ctrlKey || event.metaKey
  if (key === 'Delete' || key === 'Backspace') return { kind: 'delete' }
  if (key === 'ArrowUp') return { kind: 'go', direction: 'up' }
  if (key === 'ArrowDown') return { kind: 'go', direction: 'down' }
  if (key === 'Home') return { kind: 'go', direction: 'first' }
  if (key === 'End') return { kind: 'go', direction: 'last' }
  if (key === 'PageUp' || (isControl && key === 'ArrowLeft')) {
    return { kind: 'go', direction: 'back' }
  }
  if (key === 'PageDown' || (isControl && key === 'ArrowRight')) {
    return { kind: 'go', direction: 'on' }
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const size = shiftKey ? long : short
  return { kind: 'move', seconds: key === 'ArrowLeft' ? -size : size, ripple: altKey }
}
