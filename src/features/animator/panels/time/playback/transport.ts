/** What the buttons of play-back do to the editor: the same clock as everywhere, and steps that are stood on. */
import {
  nextStop,
  paused,
  played,
  previousStop,
  sought,
  stepIndexAt,
  type Playhead,
} from '@/features/scene/model/motion/playback'
import { sceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { Editor } from '../../../editor/editor'
import type { EditorState } from '../../../editor/editor-state'

function headOf({ time, isPlaying, speed, isLooping, frozen, stopAt }: EditorState): Playhead {
  return { time, isPlaying, speed, isLooping, frozen, stopAt }
}

/** Also goes on after a question. */
export function play(editor: Editor) {
  const state = editor.getState()
  editor.set(played(state.scene, headOf(state)))
}

export function pause(editor: Editor) {
  const state = editor.getState()
  const { scene, mode, time } = state
  const stands = mode === 'steps' ? (scene.steps[stepIndexAt(scene, time)]?.t ?? 0) : time
  editor.set({ ...paused(headOf(state)), time: stands })
}

export function togglePlay(editor: Editor) {
  if (editor.getState().isPlaying) pause(editor)
  else play(editor)
}

/** Somewhere else, in seconds. Whoever shows steps may only ask for the time of one. */
export function seek(editor: Editor, time: number) {
  const state = editor.getState()
  editor.set(sought(state.scene, headOf(state), time))
}

export function showStep(editor: Editor, index: number) {
  const step = editor.getState().scene.steps[index]
  if (step) seek(editor, step.t)
}

export function goBack(editor: Editor) {
  const { scene, time } = editor.getState()
  seek(editor, previousStop(scene, time))
}

/** The next step; on the timeline the end after the last one. */
export function goForward(editor: Editor) {
  const { scene, time, mode } = editor.getState()
  const next = nextStop(scene, time)
  const last = scene.steps.at(-1)?.t ?? 0
  if (next !== null) seek(editor, mode === 'steps' ? Math.min(next, last) : next)
}

export function goToEnd(editor: Editor) {
  const { scene, mode } = editor.getState()
  seek(editor, mode === 'steps' ? (scene.steps.at(-1)?.t ?? 0) : sceneMotion(scene).end)
}
