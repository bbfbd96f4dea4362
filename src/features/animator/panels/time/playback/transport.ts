/** Where the buttons of play-back jump to. Playing itself is `editor/playback.ts`. */
import { findNextStop, findPreviousStop } from '@/features/scene/model/motion/playback'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { Editor } from '../../../editor/editor'
import { seek } from '../../../editor/playback'

export function showStep(editor: Editor, index: number) {
  const step = editor.getState().scene.steps[index]
  if (step) seek(editor, step.t)
}

/** The beginning of the step one is in, or the step before. */
export function goBack(editor: Editor) {
  const { scene, time } = editor.getState()
  seek(editor, findPreviousStop(scene, time))
}

/** The next step; on the timeline the end comes after the last one. */
export function goForward(editor: Editor) {
  const { scene, time, mode } = editor.getState()
  const next = findNextStop(scene, time)
  if (next !== null) seek(editor, mode === 'steps' ? Math.min(next, getLastStepTime(editor)) : next)
}

export function goToEnd(editor: Editor) {
  const { scene, mode } = editor.getState()
  seek(editor, mode === 'steps' ? getLastStepTime(editor) : getSceneMotion(scene).end)
}

function getLastStepTime(editor: Editor): number {
  return editor.getState().scene.steps.at(-1)?.t ?? 0
}
