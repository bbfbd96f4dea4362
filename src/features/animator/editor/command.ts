/**
 * One user action as an object: toolbar, menu, shortcut, command palette and tests all run the same one.
 */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Editor } from './editor'
import type { EditorState } from './editor-state'

export interface Command {
  /** snake_case; its words are `animator:commands.<name>` and the keys of its group. */
  name: string
  group: 'edit' | 'arrange' | 'insert' | 'time' | 'play' | 'view' | 'tool'
  /** As pressed, modifiers first: `mod+shift+z` (mod is Ctrl, or Cmd on a Mac). The first one is shown. */
  keys?: readonly string[]
  isEnabled?: (state: EditorState) => boolean
  /** Whether a switch such as "snap" is on, for menus. */
  isOn?: (state: EditorState) => boolean
  run: (editor: Editor) => void
}

/** A pure step from one document to the next: what most commands and tools are made of. */
export type SceneChange = (scene: Scene) => Scene
