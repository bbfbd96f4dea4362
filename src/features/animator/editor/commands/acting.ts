/** What most commands are made of: one undo step on the document, after play-back has stopped. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Added } from '../changes/scene/parts'
import type { Command } from '../command'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { stopForEditing } from '../playback'

type Naming = Pick<Command, 'name' | 'group' | 'keys' | 'isEnabled' | 'isOn'>

/** A command that changes the document. */
export function createEditCommand(
  naming: Naming,
  change: (scene: Scene, state: EditorState) => Scene,
): Command {
  return {
    ...naming,
    isEnabled: requireEditable(naming.isEnabled),
    run: (editor) => edit(editor, change),
  }
}

/** A command that adds something and selects it. */
export function createAddCommand(
  naming: Naming,
  make: (scene: Scene, state: EditorState) => Added,
): Command {
  return {
    ...naming,
    isEnabled: requireEditable(naming.isEnabled),
    run: (editor) => add(editor, make),
  }
}

export function edit(editor: Editor, change: (scene: Scene, state: EditorState) => Scene): void {
  if (editor.getState().isReadOnly) return
  stopForEditing(editor)
  const state = editor.getState()
  editor.change((scene) => change(scene, state), 'record')
}

export function add(
  editor: Editor,
  make: (scene: Scene, state: EditorState) => Added,
): readonly string[] {
  let ids: readonly string[] = []
  edit(editor, (scene, state) => {
    const added = make(scene, state)
    ;({ ids } = added)
    return added.scene
  })
  if (ids.length > 0) editor.set({ selection: ids })
  return ids
}

/** A switch of the editor that is not part of the document. */
export function createSwitchCommand(
  naming: Naming,
  flag:
    'isLooping' | 'isFollowingBall' | 'hasOnionSkin' | 'hasGrid' | 'isSnapping' | 'appliesToLater',
): Command {
  return {
    ...naming,
    isOn: (state) => state[flag],
    run: (editor) => editor.set({ [flag]: !editor.getState()[flag] }),
  }
}

function requireEditable(isEnabled: Command['isEnabled']) {
  return (state: EditorState) => !state.isReadOnly && (isEnabled?.(state) ?? true)
}
