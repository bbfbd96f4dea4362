/** Cut, copy and paste, within a scene, into another one and into another tab. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { pastePart } from '../changes/things/paste'
import { parsePart, extractPart } from '../changes/things/part'
import { removeThings } from '../changes/things/remove'
import type { Command } from '../command'
import type { Editor } from '../editor'
import { add, edit } from './acting'
import { hasThings } from './chosen'

export const clipboardCommands: readonly Command[] = [
  {
    name: 'cut',
    group: 'edit',
    keys: ['mod+x'],
    isEnabled: (state) => !state.isReadOnly && hasThings(state),
    run: (editor) => {
      if (copySelection(editor) === null) return
      edit(editor, (scene, { selection }) => removeThings(scene, selection))
    },
  },
  {
    name: 'copy',
    group: 'edit',
    keys: ['mod+c'],
    isEnabled: (state) => hasThings(state),
    run: (editor) => {
      copySelection(editor)
    },
  },
  {
    name: 'paste',
    group: 'edit',
    keys: ['mod+v'],
    isEnabled: ({ isReadOnly }) => !isReadOnly,
    run: (editor) => {
      pasteText(editor, editor.clipboard.read())
    },
  },
]

/** Puts the selection on the editor's clipboard and gives its text; null when nothing can be copied. */
export function copySelection(editor: Editor): string | null {
  const { scene, selection, time } = editor.getState()
  const part = extractPart(scene, selection, time)
  if (!part) return null
  const text = JSON.stringify(part)
  editor.clipboard.write(text)
  return text
}

/** Pastes such a text, its middle at `at`, and selects it. False when it is something else. */
export function pasteText(editor: Editor, text: string, at?: Point): boolean {
  const part = parsePart(text)
  if (!part) return false
  return add(editor, (scene, { time }) => pastePart(scene, part, { time, at })).length > 0
}
