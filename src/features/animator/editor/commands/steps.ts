/** Steps, questions, and the two ways to work. */
import { findStepIndexAt } from '../changes/motion/when'
import { deleteStep, unmarkStep } from '../changes/time/delete-step'
import { addFreeze, deleteFreeze } from '../changes/time/freezes'
import { moveStep } from '../changes/time/step-order'
import { addStepAfter, duplicateStep, markStep } from '../changes/time/steps'
import type { Added } from '../changes/scene/parts'
import type { Command, CommandName } from '../command'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { seek, stopForEditing } from '../playback'
import { edit, createEditCommand, createSwitchCommand } from './acting'

export const stepCommands: readonly Command[] = [
  createGoCommand('previous_step', 'pageup', (index) => index - 1),
  createGoCommand('next_step', 'pagedown', (index) => index + 1),
  createGoCommand('first_step', 'home', () => 0),
  createGoCommand('last_step', 'end', (_, count) => count - 1),
  {
    name: 'add_step',
    group: 'time',
    keys: ['n'],
    isEnabled: canEdit,
    run: (editor) =>
      addStep(editor, ({ scene, time, mode }) =>
        mode === 'steps'
          ? addStepAfter(scene, findStepIndexAt(scene, time))
          : markStep(scene, time),
      ),
  },
  {
    name: 'duplicate_step',
    group: 'time',
    keys: ['shift+n'],
    isEnabled: canEdit,
    run: (editor) =>
      addStep(editor, ({ scene, time }) => duplicateStep(scene, findStepIndexAt(scene, time))),
  },
  createEditCommand(
    {
      name: 'delete_step',
      group: 'time',
      keys: ['shift+delete', 'shift+backspace'],
      isEnabled: ({ scene }) => scene.steps.length > 1,
    },
    (scene, { mode, time }) =>
      mode === 'steps'
        ? deleteStep(scene, findStepIndexAt(scene, time))
        : unmarkStep(scene, findStepIndexAt(scene, time)),
  ),
  createMoveCommand('move_step_earlier', 'shift+pageup', -1),
  createMoveCommand('move_step_later', 'shift+pagedown', 1),
  createEditCommand(
    { name: 'toggle_freeze', group: 'time', keys: ['f'], isOn: isFrozenHere },
    (scene, state) => {
      const here = findFreezeHere(state)
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
  createSwitchCommand({ name: 'apply_to_later', group: 'time', keys: ['alt+y'] }, 'appliesToLater'),
]

function createGoCommand(
  name: CommandName,
  key: string,
  to: (index: number, count: number) => number,
): Command {
  const findTargetStep = ({ scene, time }: EditorState) =>
    scene.steps[to(findStepIndexAt(scene, time), scene.steps.length)]
  return {
    name,
    group: 'time',
    keys: [key],
    isEnabled: (state) => findTargetStep(state) !== undefined,
    run(editor) {
      const step = findTargetStep(editor.getState())
      if (step) seek(editor, step.t)
    },
  }
}

function createMoveCommand(name: CommandName, key: string, by: -1 | 1): Command {
  return {
    name,
    group: 'time',
    keys: [key],
    isEnabled: (state) =>
      canEdit(state) &&
      state.scene.steps[findStepIndexAt(state.scene, state.time) + by] !== undefined,
    run(editor) {
      edit(editor, (scene, { time }) => {
        const index = findStepIndexAt(scene, time)
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

function findFreezeHere({ scene, time }: EditorState) {
  return scene.freezes.find(({ t }) => Math.abs(t - time) < 0.05)
}

function isFrozenHere(state: EditorState): boolean {
  return findFreezeHere(state) !== undefined
}

function canEdit({ isReadOnly }: EditorState): boolean {
  return !isReadOnly
}
