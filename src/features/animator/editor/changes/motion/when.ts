/** At what time something is moved, and what that means for the time around it. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { EditorState } from '../../editor-state'
import { instant } from '../scene/numbers'

export interface When {
  /** Seconds. */
  time: number
  mode: EditorState['mode']
  appliesToLater: boolean
}

export function getWhen({ time, mode, appliesToLater }: EditorState): When {
  return { time, mode, appliesToLater }
}

/** The step that is shown at this time: the last one that has begun. */
export function findStepIndexAt(scene: Scene, time: number): number {
  return Math.max(
    0,
    scene.steps.findLastIndex(({ t }) => t <= time + instant),
  )
}

/** When the step before this time begins; 0 when there is none. */
export function findStepTimeBefore(scene: Scene, time: number): number {
  return scene.steps.findLast(({ t }) => t < time - instant)?.t ?? 0
}

/** When the next step begins; infinity after the last one. */
export function findStepTimeAfter(scene: Scene, time: number): number {
  return scene.steps.find(({ t }) => t > time + instant)?.t ?? Infinity
}
