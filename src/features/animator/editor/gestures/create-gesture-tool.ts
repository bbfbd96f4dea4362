/** A tool whose every stroke is one gesture. */
import type { Editor } from '../editor'
import { stopForEditing } from '../playback'
import type { PointerInput, Tool } from '../tool'
import type { Gesture } from './gesture'
import { showOver } from './gesture'

export interface GestureToolOptions {
  cursor: Tool['cursor']
  /** Looking around does not stop play-back and is open to those who may not change anything. */
  isForLooking?: boolean
  /** Null: a press here means nothing. */
  begin: (editor: Editor, input: PointerInput) => Gesture | null
  /** The pointer moves without a button. */
  hover?: (editor: Editor, input: PointerInput, tool: Tool) => void
  doubleClick?: (editor: Editor, input: PointerInput) => void
}

export function createGestureTool(options: GestureToolOptions): Tool {
  let gesture: Gesture | null = null
  const tool: Tool = {
    cursor: options.cursor,
    isBusy: () => gesture !== null,
    down(editor, input) {
      gesture?.cancel()
      gesture = null
      if (!options.isForLooking && stopForEditing(editor)) return
      gesture = options.begin(editor, input)
    },
    move(editor, input) {
      if (gesture) gesture.move(input)
      else options.hover?.(editor, input, tool)
    },
    up(_editor, input) {
      const ending = gesture
      gesture = null
      ending?.up(input)
    },
    cancel(editor) {
      const ending = gesture
      gesture = null
      if (!ending) return
      ending.cancel()
      showOver(editor)
    },
    ...(options.doubleClick ? { doubleClick: options.doubleClick } : {}),
  }
  return tool
}
