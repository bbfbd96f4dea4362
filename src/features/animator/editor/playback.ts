/**
 * The clock of the editor: turns frames into time. What a frame does to the play-head is
 * `scene/model/motion/playback.ts`; without a browser the tests hand it frames of their own.
 */
import { findBallInPlay, followAim } from '@/features/scene/model/motion/follow'
import {
  advancePlayhead,
  pausePlayhead,
  playScene,
  playToNextStep,
  seekTime,
  findStepIndexAt,
  type Playhead,
} from '@/features/scene/model/motion/playback'
import { toPicture } from '@/features/scene/model/pitch/view'
import type { Editor } from './editor'

/** Like `requestAnimationFrame`: calls back once, with milliseconds. */
export interface Frames {
  request: (callback: (milliseconds: number) => void) => number
  cancel: (request: number) => void
}

/** Longer gaps come from a sleeping tab: play-back goes on where it was. Seconds. */
const longestFrame = 0.25

/** Plays whenever the state says so. Ends with the returned function. */
export function createPlayback(editor: Editor, frames: Frames): () => void {
  let request: number | null = null
  let last: number | null = null

  function renderFrame(now: number) {
    request = null
    const elapsed = last === null ? 0 : Math.min(longestFrame, (now - last) / 1000)
    last = now
    tick(editor, elapsed)
    follow()
  }

  function follow() {
    const { isPlaying } = editor.getState()
    if (isPlaying && request === null) request = frames.request(renderFrame)
    if (isPlaying) return
    if (request !== null) frames.cancel(request)
    request = null
    last = null
  }

  const unsubscribe = editor.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    if (request !== null) frames.cancel(request)
  }
}

/** One frame: the play-head goes on, and the camera after the ball. */
export function tick(editor: Editor, elapsed: number): void {
  const state = editor.getState()
  const { time, isPlaying, frozen, stopAt } = advancePlayhead(state.scene, state, elapsed)
  const patch = { time, isPlaying, frozen, stopAt }
  if (!state.isFollowingBall) {
    editor.set(patch)
    return
  }
  const ball = findBallInPlay(state.scene, time)
  const aim = ball ? toPicture(state.scene.pitch, ball) : null
  const { camera } = state
  if (!aim) editor.set(patch)
  else {
    const [x, y] = followAim([camera.x, camera.y], aim, elapsed)
    editor.set({ ...patch, camera: { ...camera, x, y } })
  }
}

/** Starts, or goes on after a question. */
export function play(editor: Editor): void {
  setHead(editor, playScene(editor.getState().scene, editor.getState()))
}

/** Stops where it is; the next edit goes to the step that is shown. */
export function pause(editor: Editor): void {
  setHead(editor, pausePlayhead(editor.getState()))
}

export function togglePlay(editor: Editor): void {
  if (editor.getState().isPlaying) pause(editor)
  else play(editor)
}

export function playStep(editor: Editor): void {
  setHead(editor, playToNextStep(editor.getState().scene, editor.getState()))
}

/** Scrubbing and jumping. */
export function seek(editor: Editor, time: number): void {
  setHead(editor, seekTime(editor.getState().scene, editor.getState(), time))
}

/**
 * Before something is changed play-back stops, and in steps mode the picture goes to a step. True when
 * the picture moved by that: what was pressed is no longer where it was.
 */
export function stopForEditing(editor: Editor): boolean {
  const state = editor.getState()
  const step = state.scene.steps[findStepIndexAt(state.scene, state.time)]
  const time = state.mode === 'steps' ? (step?.t ?? 0) : state.time
  if (!state.isPlaying && state.frozen === null && time === state.time) return false
  setHead(editor, seekTime(state.scene, state, time))
  return state.isPlaying || time !== state.time
}

function setHead(editor: Editor, { time, isPlaying, frozen, stopAt }: Playhead): void {
  editor.set({ time, isPlaying, frozen, stopAt })
}
