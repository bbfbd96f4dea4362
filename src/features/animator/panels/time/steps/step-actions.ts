/** What can be done to a step from its card: each one undo step, and the picture goes to the result. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findStepIndexAt } from '@/features/scene/model/motion/playback'
import type { Added } from '../../../editor/changes/scene/parts'
import { deleteStep } from '../../../editor/changes/time/delete-step'
import { moveStep } from '../../../editor/changes/time/step-order'
import { addStepAfter, duplicateStep } from '../../../editor/changes/time/steps'
import type { Editor } from '../../../editor/editor'
import { seek, stopForEditing } from '../../../editor/playback'

/** Whether there was room for it. */
export function addStep(editor: Editor, index: number): boolean {
  return addAndShow(editor, (scene) => addStepAfter(scene, index))
}

export function copyStep(editor: Editor, index: number): boolean {
  return addAndShow(editor, (scene) => duplicateStep(scene, index))
}

export function removeStep(editor: Editor, index: number) {
  stopForEditing(editor)
  const { scene, time } = editor.getState()
  const shown = findStepIndexAt(scene, time)
  editor.change((before) => deleteStep(before, index), 'record')
  const { steps } = editor.getState().scene
  const next = Math.min(shown > index ? shown - 1 : shown, steps.length - 1)
  seek(editor, steps[next]?.t ?? 0)
}

/** The moved step is the one that is shown then. */
export function reorderStep(editor: Editor, index: number, place: number) {
  stopForEditing(editor)
  const id = editor.getState().scene.steps[index]?.id
  editor.change((scene) => moveStep(scene, index, place), 'record')
  showById(editor, id)
}

function addAndShow(editor: Editor, make: (scene: Scene) => Added): boolean {
  stopForEditing(editor)
  let id: string | undefined
  editor.change((scene) => {
    const added = make(scene)
    id = added.ids[0]
    return added.scene
  }, 'record')
  showById(editor, id)
  return id !== undefined
}

function showById(editor: Editor, id: string | undefined) {
  const step = editor.getState().scene.steps.find((each) => each.id === id)
  if (step) seek(editor, step.t)
}
