/**
 * A gesture that changes the scene while it goes on. Each move starts from the document as it was before,
 * so nothing adds up, and all of it is one undo step.
 */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import type { Editor } from '../editor'
import type { EditorState, Overlay } from '../editor-state'
import type { PointerInput } from '../tool'
import { showOver, type Gesture } from './gesture'

export interface LiveChange {
  /** Null: as it was. */
  scene: Scene | null
  overlay?: Partial<Overlay>
}

/** `change` gets the state from before the gesture. */
export function createLiveChange(
  editor: Editor,
  change: (before: EditorState, input: PointerInput) => LiveChange,
  ended: (before: EditorState, input: PointerInput) => void = () => undefined,
): Gesture | null {
  const before = editor.getState()
  if (before.isReadOnly) return null
  editor.mark()
  let mine = before.scene
  let isOver = false

  function show(input: PointerInput) {
    // undone, deleted or loaded meanwhile: the gesture has nothing to hold on to any more
    if (editor.getState().scene !== mine) end()
    if (isOver) return
    const { scene, overlay } = change(before, input)
    editor.change(() => scene ?? before.scene, 'merge')
    mine = editor.getState().scene
    showOver(editor, overlay)
  }

  function end() {
    if (isOver) return
    isOver = true
    editor.settle()
    showOver(editor)
  }

  return {
    move: show,
    up(input) {
      show(input)
      if (isOver) return
      end()
      ended(before, input)
    },
    cancel() {
      if (isOver) return
      isOver = true
      editor.cancel()
      showOver(editor)
    },
  }
}

/** Metres from one point to another, along the stronger axis only with shift. */
export function computeDragShift(start: PointerInput, now: PointerInput): Point {
  const [dx, dy] = [now.point[0] - start.point[0], now.point[1] - start.point[1]]
  if (!now.shift) return [dx, dy]
  return Math.abs(dx) >= Math.abs(dy) ? [dx, 0] : [0, dy]
}
