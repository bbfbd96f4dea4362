/** Where the play-head stands after the document changed. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findStepIndexAt } from '@/features/scene/model/motion/playback'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { EditorState } from './editor-state'

type Head = Pick<EditorState, 'scene' | 'time' | 'mode' | 'isPlaying'>

/** In steps mode it stays on its step when that moves in time, or goes to the one in its place. */
export function preserveTime({ scene: before, time, mode, isPlaying }: Head, after: Scene): number {
  const shown = findStepIndexAt(before, time)
  const step = before.steps[shown]
  if (mode === 'timeline' || isPlaying || step?.t !== time) {
    return Math.min(time, getSceneMotion(after).end)
  }
  const same = after.steps.find(({ id }) => id === step.id)
  return (same ?? after.steps[Math.min(shown, after.steps.length - 1)])?.t ?? 0
}
