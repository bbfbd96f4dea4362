/** Undo, selection, and what every editor can do. */
import { duplicateThings } from '../changes/things/paste'
import { removeThings } from '../changes/things/remove'
import type { Command } from '../command'
import { createAddCommand, createEditCommand } from './acting'
import { hasSelection, hasThings, listSelectable } from './chosen'

export const editCommands: readonly Command[] = [
  {
    name: 'undo',
    group: 'edit',
    keys: ['mod+z'],
    isEnabled: ({ canUndo, isReadOnly }) => canUndo && !isReadOnly,
    run: (editor) => editor.undo(),
  },
  {
    name: 'redo',
    group: 'edit',
    keys: ['mod+shift+z', 'mod+y'],
    isEnabled: ({ canRedo, isReadOnly }) => canRedo && !isReadOnly,
    run: (editor) => editor.redo(),
  },
  createAddCommand(
    { name: 'duplicate', group: 'edit', keys: ['mod+d'], isEnabled: (state) => hasThings(state) },
    (scene, { selection, time }) => duplicateThings(scene, selection, time),
  ),
  createEditCommand(
    { name: 'delete', group: 'edit', keys: ['delete', 'backspace'], isEnabled: hasSelection },
    (scene, { selection }) => removeThings(scene, selection),
  ),
  {
    name: 'select_all',
    group: 'edit',
    keys: ['mod+a'],
    run: (editor) => editor.set({ selection: listSelectable(editor.getState()) }),
  },
  {
    name: 'select_none',
    group: 'edit',
    keys: ['escape', 'mod+shift+a'],
    isEnabled: hasSelection,
    run: (editor) => editor.set({ selection: [] }),
  },
  {
    name: 'invert_selection',
    group: 'edit',
    keys: ['mod+i'],
    run(editor) {
      const state = editor.getState()
      const chosen = new Set(state.selection)
      editor.set({ selection: listSelectable(state).filter((id) => !chosen.has(id)) })
    },
  },
]
