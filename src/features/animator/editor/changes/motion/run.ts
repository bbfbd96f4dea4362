/** The arrow is the movement: a run drawn from an object is a stretch of its track. */
import { limits } from '@/features/scene/model/document/limits'
import type { Key, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { createCourse, stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { dribbleSpeed, runSpeed } from '@/features/scene/model/motion/speeds'
import { instant, clampMetres, clampSeconds } from '../scene/numbers'
import { listKeys, findObject, replaceKeys } from '../scene/parts'
import { shiftTime } from '../time/ripple'
import { setKeyAfter } from './key-room'
import { findStepTimeAfter } from './when'

export interface RunOptions {
  /** How long the drawing of the path took: then that is the movement, at an even pace. */
  recordedSeconds?: number
}

/**
 * Adds a run that starts at `from` (seconds), or when the object's movement of that step ends. `points`
 * are the way after the object's place; the last one is where it ends. What comes after the step waits
 * for it.
 */
export function addRun(
  scene: Scene,
  id: string,
  from: number,
  points: readonly Point[],
  { recordedSeconds }: RunOptions = {},
): Scene {
  const object = findObject(scene, id)
  const end = points.at(-1)
  if (!object || object.kind === 'ball' || !end) return scene
  const start = findRunStart(scene, id, from)
  const place = getPlace(scene, id, start)
  const course = createCourse([place, ...points])
  if (course.length <= stillness) return scene
  const natural = course.length / getNaturalSpeed(scene, id, start)
  const until = clampSeconds(start + Math.max(shortest, recordedSeconds ?? natural))
  const via = points.slice(0, -1).slice(0, limits.points)
  const key: Key = {
    t: until,
    x: clampMetres(end[0]),
    y: clampMetres(end[1]),
    ease: recordedSeconds === undefined ? 'in_out' : 'linear',
    ...(via.length > 0 ? { via: [...via] } : {}),
  }
  const next = findStepTimeAfter(scene, from)
  // the step's picture comes when everybody has arrived
  const roomy = until > next ? shiftTime(scene, next, until - next) : scene
  if (until > next && roomy === scene) return scene
  return replaceKeys(roomy, id, setKeyAfter(listKeys(roomy, id), place, start, key))
}

/** When a new run of this object can start: now, or when its movement of this step ends. */
export function findRunStart(scene: Scene, id: string, from: number): number {
  const next = findStepTimeAfter(scene, from)
  const stretches = getSceneMotion(scene).tracks.get(id)?.stretches ?? []
  const busy = stretches.findLast(
    (stretch) =>
      stretch.course.length > stillness &&
      stretch.until > from + instant &&
      stretch.from < next - instant,
  )
  return busy ? busy.until : from
}

/** The shortest movement, in seconds. */
export const shortest = 0.1

function getNaturalSpeed(scene: Scene, id: string, t: number): number {
  const hasBall = [...getSceneMotion(scene).balls.values()].some((ball) => {
    const phase = ball.phaseAt(t)
    return phase.kind === 'carry' && phase.owner === id
  })
  return hasBall ? dribbleSpeed : runSpeed
}

function getPlace(scene: Scene, id: string, t: number): Point {
  return getSceneMotion(scene).tracks.get(id)?.placeAt(t) ?? [0, 0]
}
