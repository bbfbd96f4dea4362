/**
 * Draws passes and shots: from the ball, its carrier or the end of his dribble to somebody or into space,
 * by dragging or with two taps.
 */
import type { Editor } from '../editor'
import { isDragged, showOver } from '../gestures/gesture'
import { setHover } from '../gestures/hover'
import { makePass, showPass } from '../gestures/make-pass'
import { findPassSourceAt, type PassSource } from '../gestures/pass-source'
import { stopForEditing } from '../playback'
import type { PointerInput, Tool, ToolFactory } from '../tool'

export const createPassTool: ToolFactory = () => {
  let source: PassSource | null = null
  let start: PointerInput | null = null
  /** The first tap chose who plays; the second one says where to. */
  let isArmed = false

  function reset(editor: Editor) {
    source = null
    start = null
    isArmed = false
    showOver(editor)
  }

  const tool: Tool = {
    cursor: 'crosshair',
    isBusy: () => source !== null,
    down(editor, input) {
      if (stopForEditing(editor) || editor.getState().isReadOnly) return
      if (!isArmed) source = findPassSourceAt(editor.getState(), input)
      start = input
      if (source) showPass(editor, source, input)
    },
    move(editor, input) {
      if (source) showPass(editor, source, input)
      else setHover(editor, findHoveredAt(editor, input))
    },
    up(editor, input) {
      if (!source || !start) return
      if (!isArmed && !isDragged(start, input)) {
        isArmed = true
        return
      }
      const from = source
      reset(editor)
      makePass(editor, from, input)
    },
    cancel: reset,
  }
  return tool
}

function findHoveredAt(editor: Editor, input: PointerInput): string | null {
  const source = findPassSourceAt(editor.getState(), input)
  return source?.by ?? source?.ball ?? null
}
