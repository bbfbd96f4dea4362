/**
 * One user action as an object: toolbar, menu, shortcut, command palette and tests all run the same one.
 */
import type { AppResources } from '@/lib/i18n/resources'
import type { Editor } from './editor'
import type { EditorState } from './editor-state'

/** The texts are the list of names: a command without words does not compile. */
export type CommandName = keyof AppResources['animator']['commands']
export type CommandGroup = keyof AppResources['animator']['groups']

export interface Command {
  /** snake_case; its words are `animator:commands.<name>` and `animator:groups.<group>`. */
  name: CommandName
  group: CommandGroup
  /** As pressed, modifiers first: `mod+shift+z` (mod is Ctrl, or Cmd on a Mac). The first one is shown. */
  keys?: readonly string[]
  isEnabled?: (state: EditorState) => boolean
  /** Whether a switch such as "snap" is on, for menus. */
  isOn?: (state: EditorState) => boolean
  run: (editor: Editor) => void
}
