/**
 * The headless editor: holds the state, tells listeners, keeps the history. What can be done to a scene
 * is in `commands/`, how the pointer does it in `tools/`; a new ability is a new file there, not a method here.
 */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { settledPasses } from './changes/motion/settle'
import { sharedClipboard, type Clipboard } from './clipboard'
import type { EditorState } from './editor-state'
import { noHistory, recorded, redone, undone, type History } from './history'
import { keptTime } from './kept-time'
import { keepSelection } from './selection'
import { startState } from './start-state'

/**
 * record: one undo step. merge: part of the gesture begun with `mark`. ignore: loading; the history
 * starts anew.
 */
export type Capture = 'record' | 'merge' | 'ignore'

export interface Editor {
  getState: () => EditorState
  subscribe: (listener: () => void) => () => void
  /** Changes the document; returning the same scene changes nothing. */
  change: (change: (scene: Scene) => Scene, capture: Capture) => void
  /** Changes what is not the document: selection, tool, time, camera, overlay. */
  set: (patch: Partial<Omit<EditorState, 'scene' | 'canUndo' | 'canRedo'>>) => void
  /** A gesture begins: all merged changes until `settle` are one undo step, or none after `cancel`. */
  mark: () => void
  settle: () => void
  cancel: () => void
  undo: () => void
  redo: () => void
  /** What was copied; the page connects it with the system's. */
  clipboard: Clipboard
}

export function createEditor(
  scene: Scene,
  options: Partial<EditorState> = {},
  clipboard: Clipboard = sharedClipboard,
): Editor {
  let state: EditorState = { ...startState, ...options, scene }
  let history: History = noHistory
  /** The scene before the gesture that is going on. */
  let marked: Scene | null = null
  const listeners = new Set<() => void>()

  function publish(patch: Partial<EditorState>) {
    state = {
      ...state,
      ...patch,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
    for (const listener of listeners) listener()
  }

  function show(scene: Scene) {
    const time = keptTime(state, scene)
    const selection = keepSelection(state.selection, scene)
    const typed = keepSelection(state.editing === null ? [] : [state.editing], scene)
    publish({ scene, time, selection, editing: typed[0] ?? null })
  }

  function settle() {
    const before = marked
    marked = null
    if (before === null || before === state.scene) return
    history = recorded(history, before)
    publish({})
  }

  return {
    clipboard,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change, capture) {
      if (state.isReadOnly && capture !== 'ignore') return
      const before = state.scene
      const changed = change(before)
      if (changed === before) return
      const after = capture === 'ignore' ? changed : settledPasses(before, changed)
      if (capture === 'ignore') {
        history = noHistory
        marked = null
      } else if (marked === null) history = recorded(history, before)
      show(after)
    },
    set: (patch) => publish(patch),
    mark() {
      settle()
      marked = state.scene
    },
    settle,
    cancel() {
      const before = marked
      marked = null
      if (before !== null && before !== state.scene) show(before)
    },
    undo() {
      settle()
      const step = undone(history, state.scene)
      if (!step || state.isReadOnly) return
      history = step.history
      show(step.scene)
    },
    redo() {
      settle()
      const step = redone(history, state.scene)
      if (!step || state.isReadOnly) return
      history = step.history
      show(step.scene)
    },
  }
}
