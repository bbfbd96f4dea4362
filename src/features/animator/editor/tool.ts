/**
 * A tool is a small state machine on pointer events. It speaks metres on the pitch only; what lies under
 * the pointer is found by geometry (`hit.ts`), so tools run without any canvas.
 */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { Editor } from './editor'

export interface PointerInput {
  /** Pitch metres. */
  point: Point
  /** Metres that 1 px on the screen covers: tolerances and handles follow it. */
  metresPerPixel: number
  /** Metres of one symbol's side, as drawn. */
  unit: number
  kind: 'mouse' | 'touch' | 'pen'
  shift: boolean
  alt: boolean
  mod: boolean
  /** Milliseconds, for recording. */
  time: number
}

export interface Tool {
  /** May change while the pointer moves. */
  cursor: 'default' | 'crosshair' | 'grab' | 'move' | 'text'
  down: (editor: Editor, input: PointerInput) => void
  move: (editor: Editor, input: PointerInput) => void
  up: (editor: Editor, input: PointerInput) => void
  /** Escape, a second finger, or the tool is put away. Leaves nothing behind. */
  cancel: (editor: Editor) => void
  doubleClick?: (editor: Editor, input: PointerInput) => void
  /** Enter: ends what takes several clicks. */
  finish?: (editor: Editor) => void
  /** Whether something is under way that `cancel` would take back. */
  isBusy: () => boolean
}

/** Every gesture gets its own machine. */
export type ToolFactory = () => Tool
