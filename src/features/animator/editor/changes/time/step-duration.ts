/** Making a step longer or shorter. */
import { limits } from '@/features/scene/model/document/limits'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { settleBall } from '../motion/ball-order'
import { clampBetween, instant, clampSeconds } from '../scene/numbers'
import { shortestStep, mapTimes } from './ripple'
import { getStepDuration } from './steps'

/**
 * The movement of the step is spread over the new time, and everything after it follows. A pass keeps its
 * own speed; where it would then overlap the next one, later things wait.
 */
export function setStepDuration(scene: Scene, index: number, seconds: number): Scene {
  const step = scene.steps[index]
  if (!step) return scene
  const old = getStepDuration(scene, index)
  const wanted = clampSeconds(clampBetween(seconds, shortestStep, limits.seconds))
  const delta = wanted - old
  if (Math.abs(delta) < instant || old < instant) return scene
  const until = step.t + old
  const changed = mapTimes(scene, (t) => {
    if (t <= step.t + instant) return t
    return t < until ? step.t + ((t - step.t) * wanted) / old : t + delta
  })
  if (getLastStepTime(changed) > limits.seconds) return scene
  return settleEvents(changed, step.t, step.t + wanted)
}

/** A step dragged along the ruler: the one before it becomes longer or shorter. */
export function setStepTime(scene: Scene, index: number, t: number): Scene {
  const before = scene.steps[index - 1]
  return before ? setStepDuration(scene, index - 1, t - before.t) : scene
}

function settleEvents(scene: Scene, from: number, until: number): Scene {
  return scene.events
    .filter(({ t }) => t >= from - instant && t < until)
    .reduce((done, { id }) => settleBall(done, id, Infinity) ?? done, scene)
}

function getLastStepTime(scene: Scene): number {
  return scene.steps.at(-1)?.t ?? 0
}
