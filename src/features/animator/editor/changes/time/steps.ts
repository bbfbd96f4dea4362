/** Steps: moments with a picture. What happens between two of them belongs to the first. */
import { limits } from '@/features/scene/model/document/limits'
import type { Scene, Step } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createIdMaker } from '../scene/ids'
import { instant, clampSeconds } from '../scene/numbers'
import type { Added } from '../scene/parts'
import { hold } from './hold'
import { shortestStep } from './ripple'

/** How long a step without movement is, in seconds. */
export const usualStep = 2

/**
 * A new step that goes on where the movement of this one ends. After the last step it stands at the end
 * of the film; between two it makes room.
 */
export function addStepAfter(scene: Scene, index: number): Added {
  const step = scene.steps[index]
  if (!step) return { scene, ids: [] }
  const next = scene.steps[index + 1]
  if (next) {
    const room = hold(scene, next.t, usualStep)
    if (room === scene) return { scene, ids: [] }
    return insertStep(insertNextStep(room, next.t), index + 1, { t: next.t })
  }
  const { end } = getSceneMotion(scene)
  const t = end > step.t + shortestStep ? end : step.t + usualStep
  return insertStep(scene, index + 1, { t })
}

/** The step at this time, and the question asked there, come after the pause. */
function insertNextStep(scene: Scene, at: number): Scene {
  const moveLater = <Moment extends { t: number }>(moment: Moment): Moment =>
    Math.abs(moment.t - at) < instant ? { ...moment, t: clampSeconds(at + usualStep) } : moment
  return { ...scene, steps: scene.steps.map(moveLater), freezes: scene.freezes.map(moveLater) }
}

/** A mark at this time; nothing moves differently. On the timeline. */
export function markStep(scene: Scene, t: number): Added {
  const isTaken = scene.steps.some((step) => Math.abs(step.t - t) < shortestStep - instant)
  if (isTaken) return { scene, ids: [] }
  const index = scene.steps.findLastIndex((step) => step.t < t) + 1
  return insertStep(scene, index, { t })
}

/** The same picture once more: everybody stands, then the movement of the step follows. */
export function duplicateStep(scene: Scene, index: number): Added {
  const step = scene.steps[index]
  if (!step) return { scene, ids: [] }
  const seconds = getStepDuration(scene, index) || usualStep
  const isLast = index === scene.steps.length - 1
  const held = hold(scene, step.t, seconds)
  if (held === scene && !isLast) return { scene, ids: [] }
  const { name, note } = step
  return insertStep(held, index + 1, { t: step.t + seconds, name, note })
}

/** Seconds until the next step; of the last one until the end of the film. */
export function getStepDuration(scene: Scene, index: number): number {
  const from = scene.steps[index]?.t ?? 0
  return clampSeconds((scene.steps[index + 1]?.t ?? getSceneMotion(scene).end) - from)
}

export function renameStep(scene: Scene, index: number, name: string): Scene {
  return patchStep(scene, index, { name: name.slice(0, limits.name) })
}

export function setStepNote(scene: Scene, index: number, note: string): Scene {
  return patchStep(scene, index, { note: note.slice(0, limits.note) })
}

function insertStep(
  scene: Scene,
  index: number,
  { t, name = '', note = '' }: { t: number; name?: string; note?: string },
): Added {
  if (scene.steps.length >= limits.steps || t > limits.seconds) return { scene, ids: [] }
  const id = createIdMaker(scene)('s')
  const step: Step = { id, t: clampSeconds(t), name, note }
  return { scene: { ...scene, steps: scene.steps.toSpliced(index, 0, step) }, ids: [id] }
}

function patchStep(scene: Scene, index: number, patch: Partial<Step>): Scene {
  const step = scene.steps[index]
  if (!step) return scene
  return { ...scene, steps: scene.steps.toSpliced(index, 1, { ...step, ...patch }) }
}
