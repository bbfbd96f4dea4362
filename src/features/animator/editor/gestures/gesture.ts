/** One stroke of the pointer, from pressing to letting go. */
import type { Editor } from '../editor'
import type { Overlay } from '../editor-state'
import { noOverlay } from '../start-state'
import type { PointerInput } from '../tool'

export interface Gesture {
  move: (input: PointerInput) => void
  /** Let go. The document has one more undo step, or none when nothing changed. */
  up: (input: PointerInput) => void
  /** Takes back what the gesture did. */
  cancel: () => void
}

/** Px before a press becomes a drag; a finger trembles. */
const dragDistance = { mouse: 3, pen: 5, touch: 8 } as const

export function isDragged(start: PointerInput, now: PointerInput): boolean {
  const [dx, dy] = [now.point[0] - start.point[0], now.point[1] - start.point[1]]
  return Math.hypot(dx, dy) > dragDistance[start.kind] * start.metresPerPixel
}

/** Draws something over the scene; without a patch nothing. */
export function showOver(editor: Editor, patch: Partial<Overlay> = {}): void {
  editor.set({ overlay: { ...noOverlay, ...patch } })
}
