/**
 * The headless editor: holds the state, tells listeners, keeps the history. What can be done to a scene
 * is in `commands/`, how the pointer does it in `tools/`; a new ability is a new file there, not a method here.
 */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { createHistory, record, redo, undo } from '@/lib/history'
import { createStore } from '@/lib/store'
import { settlePasses } from './changes/motion/settle'
import { sharedClipboard, type EditorClipboard } from './clipboard'
import type { EditorState } from './editor-state'
import { preserveTime } from './preserve-time'
import { filterSelection } from './selection'
import { startState } from './start-state'

/** Steps that can be taken back; the scenes share everything unchanged, so they are cheap. */
const historyLimit = 200

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
  clipboard: EditorClipboard
}

export function createEditor(
  scene: Scene,
  options: Partial<EditorState> = {},
  clipboard: EditorClipboard = sharedClipboard,
): Editor {
  const store = createStore<EditorState>({ ...startState, ...options, scene })
  const { getState } = store
  /** Its present is the scene before the gesture that is going on, or what is shown. */
  let history = createHistory(getState().scene)
  let isInGesture = false

  function publish(patch: Partial<EditorState>) {
    store.setState({
      ...getState(),
      ...patch,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    })
  }

  function show(scene: Scene) {
    const state = getState()
    const time = preserveTime(state, scene)
    const selection = filterSelection(state.selection, scene)
    const typed = filterSelection(state.editing === null ? [] : [state.editing], scene)
    publish({ scene, time, selection, editing: typed[0] ?? null })
  }

  function settle() {
    isInGesture = false
    const { scene: now } = getState()
    if (now === history.present) return
    history = record(history, now, { limit: historyLimit })
    publish({})
  }

  function moveInHistory(step: typeof undo<Scene>) {
    settle()
    const next = step(history)
    if (next === history || getState().isReadOnly) return
    history = next
    show(next.present)
  }

  return {
    clipboard,
    getState,
    subscribe: store.subscribe,
    change(change, capture) {
      const { isReadOnly, scene: before } = getState()
      if (isReadOnly && capture !== 'ignore') return
      const changed = change(before)
      if (changed === before) return
      const after = capture === 'ignore' ? changed : settlePasses(before, changed)
      if (capture === 'ignore') {
        history = createHistory(after)
        isInGesture = false
      } else if (!isInGesture) history = record(history, after, { limit: historyLimit })
      show(after)
    },
    set: (patch) => publish(patch),
    mark() {
      settle()
      isInGesture = true
    },
    settle,
    cancel() {
      isInGesture = false
      if (history.present !== getState().scene) show(history.present)
    },
    undo: () => moveInHistory(undo),
    redo: () => moveInHistory(redo),
  }
}
