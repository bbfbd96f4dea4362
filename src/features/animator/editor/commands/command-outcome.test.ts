import { expect, it } from 'vitest'
import type { CommandName } from '../command'
import { createClipboard } from '../clipboard'
import { createTrainingScene } from '../driver/training-scene'
import { createEditor } from '../editor'
import type { EditorState } from '../editor-state'
import { findCommand } from '../registry'
import { describeOutcome } from './command-outcome'

function runAndDescribe(name: CommandName, state: Partial<EditorState> = {}) {
  const editor = createEditor(createTrainingScene(), state, createClipboard())
  const before = editor.getState()
  const command = findCommand(name)
  command?.run(editor)
  return command ? describeOutcome(command, before, editor.getState()) : null
}

it.each([
  ['select_all', {}, { key: 'selected', count: 9 }],
  ['select_none', { selection: ['p1'] }, { key: 'none_selected' }],
  ['delete', { selection: ['e1', 'e2'] }, { key: 'removed', count: 2 }],
  ['duplicate', { selection: ['e1'] }, { key: 'added', count: 1 }],
  ['copy', { selection: ['e1', 'e2'] }, { key: 'copied', count: 2 }],
  ['next_step', {}, { key: 'step', step: 2, steps: 3 }],
  ['add_step', { time: 6 }, { key: 'step_added', step: 4, steps: 4 }],
  ['delete_step', { time: 3 }, { key: 'step_removed', step: 2, steps: 2 }],
  ['grid', {}, { key: 'on', command: 'grid' }],
  ['snap', {}, { key: 'off', command: 'snap' }],
  ['swap_teams', {}, { key: 'done', command: 'swap_teams' }],
  ['zoom_in', {}, null],
  ['undo', {}, null],
] as const)('a screen reader hears what %s did', (name, state, words) => {
  expect(runAndDescribe(name, state)).toEqual(words)
})
