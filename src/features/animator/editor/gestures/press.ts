/** A press that becomes a drag when the pointer moves, and is a click when it does not. */
import type { PointerInput } from '../tool'
import { isDragged, type Gesture } from './gesture'

export interface Press {
  click: (input: PointerInput) => void
  /** Null when there is nothing to drag: then nothing happens until the pointer is let go. */
  drag: () => Gesture | null
}

export function createPressGesture(start: PointerInput, { click, drag }: Press): Gesture {
  let gesture: Gesture | null | undefined
  return {
    move(input) {
      if (gesture === undefined && !isDragged(start, input)) return
      if (gesture === undefined) gesture = drag()
      gesture?.move(input)
    },
    up(input) {
      if (gesture === undefined) click(input)
      else gesture?.up(input)
    },
    cancel: () => gesture?.cancel(),
  }
}
