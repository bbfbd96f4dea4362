/** Moving what is marked on the ruler: steps and freeze points. */
import { limits } from '@/features/scene/model/document/limits'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { setFreeze } from '../../../../editor/changes/time/freezes'
import { shortestStep } from '../../../../editor/changes/time/ripple'
import { setStepTime } from '../../../../editor/changes/time/step-duration'

/**
 * Only the mark, between its neighbours: the same film, another moment as picture. With `ripple` the
 * movement of the step before becomes longer or shorter, and everything later follows.
 */
export function moveStepMark(scene: Scene, index: number, t: number, ripple: boolean): Scene {
  const step = scene.steps[index]
  if (!step || index === 0) return scene
  if (ripple) return setStepTime(scene, index, t)
  const least = (scene.steps[index - 1]?.t ?? 0) + shortestStep
  const most = (scene.steps[index + 1]?.t ?? limits.seconds) - shortestStep
  const at = Math.round(Math.min(most, Math.max(least, t)) * 1000) / 1000
  if (at === step.t) return scene
  return { ...scene, steps: scene.steps.toSpliced(index, 1, { ...step, t: at }) }
}

export function moveFreeze(scene: Scene, id: string, t: number): Scene {
  return setFreeze(scene, id, { t: Math.min(limits.seconds, Math.max(0, t)) })
}
