import { describe, expect, it } from 'vitest'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { addPass } from '../changes/motion/ball'
import { addRun } from '../changes/motion/run'
import { setTeamCount } from '../changes/things/teams'
import { createClipboard } from '../clipboard'
import type { Command, CommandName } from '../command'
import {
  createGroupedScene,
  createLockedScene,
  createTrainingScene,
} from '../driver/training-scene'
import { createEditor } from '../editor'
import type { EditorState } from '../editor-state'
import { commands, runCommand } from '../registry'

/** p2 runs in the first step and gets the ball in the second. */
const film = addPass(
  addRun(setTeamCount(createTrainingScene(), 4), 'p2', 0, [
    [45, 25],
    [51, 20],
  ]),
  {
    ball: 'b1',
    t: 3,
    kind: 'ground',
    to: 'p2',
  },
).scene

const hidden = {
  ...film,
  objects: film.objects.map((o) => (o.id === 'e1' ? { ...o, is_hidden: true } : o)),
}

/** Where a command needs something else than three things chosen at the second step. */
const settings: Partial<Record<CommandName, [Partial<EditorState>, Scene?]>> = {
  select_none: [{ selection: ['p1'] }],
  straighten: [{ selection: ['p2@0'] }],
  give_ball: [{ selection: ['p4'], time: 6 }],
  insert: [{ tool: 'player' }],
  first_team: [{ selection: [], options: { ...createEditor(film).getState().options, team: 'b' } }],
  field_of_view: [{ selection: ['p1'] }],
  ungroup: [{ selection: ['e1', 'e2'] }, createGroupedScene(film, 'e1', 'e2')],
  unlock_all: [{}, createLockedScene(film, 'p1')],
  show_all: [{}, hidden],
  send_to_back: [{ selection: ['b1'] }],
  send_backward: [{ selection: ['b1'] }],
  bring_to_front: [{ selection: ['p1'] }],
  bring_forward: [{ selection: ['p1'] }],
  previous_step: [{ time: 3 }],
  next_step: [{ time: 0 }],
  first_step: [{ time: 6 }],
  last_step: [{ time: 0 }],
  start_later: [{ selection: ['p2'], time: 0 }],
  start_earlier: [
    { selection: ['p2'], time: 0 },
    addRun(createTrainingScene(), 'p2', 3, [[51, 20]]),
  ],
  back_a_little: [{ mode: 'timeline', time: 3 }],
  forward_a_little: [{ mode: 'timeline', time: 3 }],
  select_tool: [{ tool: 'hand' }],
  hand_tool: [{ tool: 'select' }],
  distribute_across: [{ selection: ['p1', 'p4', 'e1'] }],
  zoom_to_fit: [{ camera: { x: 0, y: 0, zoom: 3 } }],
}

function createPreparedEditor(name: CommandName) {
  const [state, scene = film] = settings[name] ?? [{}]
  const editor = createEditor(
    scene,
    { selection: ['p2', 'p4', 'e1'], time: 3, tool: 'hand', ...state },
    createClipboard(),
  )
  if (name === 'undo' || name === 'redo') runCommand(editor, 'swap_teams')
  if (name === 'redo') editor.undo()
  if (name === 'paste') runCommand(editor, 'copy')
  if (name === 'start_earlier') editor.set({ time: 3 })
  if (name === 'start_earlier') runCommand(editor, 'start_later')
  return editor
}

const byName = commands.map((command): [CommandName, Command] => [command.name, command])
describe('every command', () => {
  it.each(byName)('%s does something', (name) => {
    const editor = createPreparedEditor(name)
    const before = { ...editor.getState(), copied: editor.clipboard.read() }
    expect(runCommand(editor, name)).toBe(true)
    const { canUndo, canRedo } = before
    const after = { ...editor.getState(), canUndo, canRedo, copied: editor.clipboard.read() }
    expect(after).not.toEqual(before)
  })

  it.each(byName.filter(([name]) => name !== 'undo' && name !== 'redo'))(
    '%s is undone as one step when it changes the scene',
    (name) => {
      const editor = createPreparedEditor(name)
      const before = editor.getState().scene
      runCommand(editor, name)
      const isChanged = editor.getState().scene !== before
      if (isChanged) editor.undo()
      expect(editor.getState().scene).toBe(before)
    },
  )
})
