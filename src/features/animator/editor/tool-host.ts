/**
 * The one who holds the current tool: the canvas and the tests give it pointer events, and it keeps the
 * promise that a tool put away, Escape or a second finger leaves nothing behind.
 */
import type { Editor } from './editor'
import { noOverlay } from './start-state'
import type { PointerInput, Tool } from './tool'
import { toolFactories } from './tools/tool-factories'

export interface ToolHost {
  /** Of the current tool, for the canvas. */
  cursor: () => Tool['cursor']
  down: (input: PointerInput) => void
  move: (input: PointerInput) => void
  up: (input: PointerInput) => void
  doubleClick: (input: PointerInput) => void
  /** The pointer left the canvas without a button. */
  leave: () => void
  /** A second finger, a lost pointer: takes back the gesture. */
  cancel: () => void
  /** Escape gives up the gesture, then the tool; false when it may mean something else. */
  escape: () => boolean
  /** Enter; false when the tool has no use for it. */
  enter: () => boolean
  isBusy: () => boolean
  destroy: () => void
}

export function createToolHost(editor: Editor): ToolHost {
  let name = editor.getState().tool
  let tool = toolFactories[name]()

  function cancel() {
    tool.cancel(editor)
    const { overlay } = editor.getState()
    if (overlay !== noOverlay) editor.set({ overlay: noOverlay })
  }

  function follow() {
    const { tool: chosen } = editor.getState()
    if (chosen === name) return
    const before = tool
    name = chosen
    tool = toolFactories[name]()
    before.cancel(editor)
  }

  const unsubscribe = editor.subscribe(follow)

  return {
    cursor: () => tool.cursor,
    down: (input) => tool.down(editor, input),
    move: (input) => tool.move(editor, input),
    up: (input) => tool.up(editor, input),
    doubleClick: (input) => tool.doubleClick?.(editor, input),
    leave() {
      if (editor.getState().overlay.hover !== null && !tool.isBusy()) {
        editor.set({ overlay: { ...editor.getState().overlay, hover: null } })
      }
    },
    cancel,
    escape() {
      if (tool.isBusy()) cancel()
      else if (name === 'select') return false
      else editor.set({ tool: 'select' })
      return true
    },
    enter() {
      if (!tool.finish || !tool.isBusy()) return false
      tool.finish(editor)
      return true
    },
    isBusy: () => tool.isBusy(),
    destroy() {
      unsubscribe()
      cancel()
    },
  }
}
