/** Steps, questions, and the two ways to work. */
import { stepAt } from '../changes/motion/when'
import { deleteStep, unmarkStep } from '../changes/time/delete-step'
import { addFreeze, deleteFreeze } from '../changes/time/freezes'
import { moveStep } from '../changes/time/step-order'
import { addStepAfter, duplicateStep, markStep } from '../changes/time/steps'
import type { Added } from '../changes/scene/parts'
import type { Command, CommandName } from '../command'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { seek, stopForEditing } from '../playback'
import { edit, editing, switching } from './acting'

export const stepCommands: readonly Command[] = [
  going('previous_step', 'pageup', (index) => index - 1),
  going('next_step', 'pagedown', (index) => index + 1),
  going('first_step', 'home', () => 0),
  going('last_step', 'end', (_, count) => count - 1),
  {
    name: 'add_step',
    group: 'time',
    keys: ['n'],
    isEnabled: mayEdit,
    run: (editor) =>
      addStep(editor, ({ scene, time, mode }) =>
        mode === 'steps' ? addStepAfter(scene, stepAt(scene, time)) : markStep(scene, time),
      ),
  },
  {
    name: 'duplicate_step',
    group: 'time',
    keys: ['shift+n'],
    isEnabled: mayEdit,
    run: (editor) =>
      addStep(editor, ({ scene, time }) => duplicateStep(scene, stepAt(scene, time))),
  },
  editing(
    {
      name: 'delete_step',
      group: 'time',
      keys: ['shift+delete', 'shift+backspace'],
      isEnabled: ({ scene }) => scene.steps.length > 1,
    },
    (scene, { mode, time }) =>
      mode === 'steps'
        ? deleteStep(scene, stepAt(scene, time))
        : unmarkStep(scene, stepAt(scene, time)),
  ),
  moving('move_step_earlier', 'shift+pageup', -1),
  moving('move_step_later', 'shift+pagedown', 1),
  editing(
    { name: 'toggle_freeze', group: 'time', keys: ['f'], isOn: isFrozenHere },
    (scene, state) => {
      const here = freezeHere(state)
      return here ? deleteFreeze(scene, here.id) : addFreeze(scene, state.time).scene
    },
  ),
  {
    name: 'toggle_mode',
    group: 'time',
    keys: ['shift+t'],
    isOn: ({ mode }) => mode === 'timeline',
    run(editor) {
      const { mode } = editor.getState()
      editor.set({ mode: mode === 'steps' ? 'timeline' : 'steps' })
      // in steps mode the play-head always stands on one
      if (!editor.getState().isPlaying) stopForEditing(editor)
    },
  },
  switching({ name: 'apply_to_later', group: 'time', keys: ['alt+y'] }, 'appliesToLater'),
]

function going(
  name: CommandName,
  key: string,
  to: (index: number, count: number) => number,
): Command {
  const aim = ({ scene, time }: EditorState) =>
    scene.steps[to(stepAt(scene, time), scene.steps.length)]
  return {
    name,
    group: 'time',
    keys: [key],
    isEnabled: (state) => aim(state) !== undefined,
    run(editor) {
      const step = aim(editor.getState())
      if (step) seek(editor, step.t)
    },
  }
}

function moving(name: CommandName, key: string, by: -1 | 1): Command {
  return {
    name,
    group: 'time',
    keys: [key],
    isEnabled: (state) =>
      mayEdit(state) && state.scene.steps[stepAt(state.scene, state.time) + by] !== undefined,
    run(editor) {
      edit(editor, (scene, { time }) => {
        const index = stepAt(scene, time)
        return moveStep(scene, index, index + by)
      })
    },
  }
}

function addStep(editor: Editor, make: (state: EditorState) => Added): void {
  let ids: readonly string[] = []
  edit(editor, (_, state) => {
    const added = make(state)
    ;({ ids } = added)
    return added.scene
  })
  const step = editor.getState().scene.steps.find(({ id }) => ids.includes(id))
  if (step) seek(editor, step.t)
}

function freezeHere({ scene, time }: EditorState) {
  return scene.freezes.find(({ t }) => Math.abs(t - time) < 0.05)
}

function isFrozenHere(state: EditorState): boolean {
  return freezeHere(state) !== undefined
}

function mayEdit({ isReadOnly }: EditorState): boolean {
  return !isReadOnly
}
