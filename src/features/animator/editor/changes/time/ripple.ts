/** Making room in time: everything from a moment on happens later, or sooner. */
import { limits } from '@/features/scene/model/document/limits'
import type { Scene, Step } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { instant, clampSeconds } from '../scene/numbers'
import { replaceKeys } from '../scene/parts'

/** The shortest time between two steps, in seconds. */
export const shortestStep = 0.1

/**
 * Steps, keys, ball events, freezes and the times at which things are shown come `seconds` later when they
 * are at `at` or after it (the start never moves). With less than zero the span from `at` on is cut out of
 * time. Nothing changes when the scene would become too long.
 */
export function shiftTime(scene: Scene, at: number, seconds: number): Scene {
  if (Math.abs(seconds) < instant) return scene
  if (seconds > 0 && findLastTime(scene) + seconds > limits.seconds) return scene
  return mapTimes(scene, (t) => {
    if (t < instant || t < at - instant) return t
    return clampSeconds(Math.max(at, t + seconds))
  })
}

/** Every time of the scene but the start, changed. The order must stay the same. */
export function mapTimes(scene: Scene, move: (t: number) => number): Scene {
  let moved: Scene = {
    ...scene,
    objects: scene.objects.map((object) => mapShownTimes(object, move)),
    drawings: scene.drawings.map((drawing) => mapShownTimes(drawing, move)),
    steps: separateSteps(scene.steps.map((step) => ({ ...step, t: move(step.t) }))),
    events: scene.events.map((event) => ({ ...event, t: move(event.t) })),
    freezes: scene.freezes.map((freeze) => ({ ...freeze, t: move(freeze.t) })),
  }
  for (const { object, keys } of scene.tracks) {
    const later = keys.map((key) => ({ ...key, t: move(key.t) }))
    moved = replaceKeys(moved, object, later)
  }
  return moved
}

/** Steps never fall on one moment: a cut leaves them a little apart. */
export function separateSteps(steps: readonly Step[]): Step[] {
  const spaced: Step[] = []
  for (const step of steps) {
    const last = spaced.at(-1)
    spaced.push(last ? { ...step, t: clampSeconds(Math.max(step.t, last.t + shortestStep)) } : step)
  }
  return spaced
}

function mapShownTimes<Thing extends { from?: number; until?: number }>(
  thing: Thing,
  move: (t: number) => number,
): Thing {
  const { from, until } = thing
  if (from === undefined && until === undefined) return thing
  return {
    ...thing,
    ...(from === undefined ? {} : { from: move(from) }),
    ...(until === undefined ? {} : { until: move(until) }),
  }
}

/** Seconds: when the last thing of any sort happens. */
export function findLastTime(scene: Scene): number {
  const shown = [...scene.objects, ...scene.drawings].flatMap(({ from, until }) => [
    from ?? 0,
    until ?? 0,
  ])
  return Math.max(getSceneMotion(scene).end, ...scene.events.map(({ t }) => t), ...shown)
}
