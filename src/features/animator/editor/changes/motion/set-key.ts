/**
 * Puts an object somewhere at some time. A wait stays a wait: keys at the old place that follow come
 * along; other later ones stay, unless the change is meant for them too.
 */
import type { Key, Point, Scene, SceneObject } from '@/features/scene/model/document/scene-schema'
import { distance, stillness } from '@/features/scene/model/motion/course'
import { trackMotion } from '@/features/scene/model/motion/track-motion'
import { normalizeDegrees, instant, shiftPoint } from '../scene/numbers'
import { listKeys, replaceKeys, mapObjects } from '../scene/parts'
import { splitVia } from './split'
import { findStepTimeBefore, type When } from './when'

export interface Pose {
  point?: Point
  rotation?: number
}

export function setPose(scene: Scene, object: SceneObject, pose: Pose, when: When): Scene {
  if (when.time < instant) return setBase(scene, object, pose, when)
  const keys = listKeys(scene, object.id)
  const motion = trackMotion(object, keys)
  const old = motion.placeAt(when.time)
  const point = pose.point ?? old
  const rest = keys.filter(({ t }) => t > when.time + instant)
  const before = keys.filter(({ t }) => t < when.time - instant)
  const leading = motion.stretches.find(({ until }) => until > when.time - instant)
  const isRunning = leading !== undefined && leading.course.length > stillness
  const isThere = leading !== undefined && leading.until < when.time + instant
  const key: Key = {
    ease: isRunning ? leading.key.ease : 'in_out',
    ...(isThere ? leading.key : {}),
    t: when.time,
    x: point[0],
    y: point[1],
    ...(pose.rotation === undefined ? {} : { rotation: pose.rotation }),
  }
  if (isRunning && !isThere) {
    const [first, second] = splitVia(leading, when.time)
    key.via = first
    rest[0] = { ...leading.key, via: second }
  }
  const waits = isRunning || when.mode === 'timeline' ? [] : waitBefore(scene, before, old, when)
  const turn = computeTurn(pose, motion.rotationAt(when.time))
  const later = bendAlongChange(
    rest,
    old,
    { delta: [point[0] - old[0], point[1] - old[1]], turn },
    when,
  )
  return replaceKeys(scene, object.id, [...before, ...waits, key, ...later])
}

/** The start: the object's own place, and the waits that follow it. */
function setBase(scene: Scene, object: SceneObject, pose: Pose, when: When): Scene {
  const base: Point = [object.x, object.y]
  const [x, y] = pose.point ? shiftPoint(pose.point, [0, 0]) : base
  const rotation = pose.rotation ?? object.rotation
  if (x === object.x && y === object.y && rotation === object.rotation) return scene
  const keys = listKeys(scene, object.id)
  const turn = computeTurn(pose, object.rotation)
  const later = bendAlongChange(keys, base, { delta: [x - object.x, y - object.y], turn }, when)
  const moved = mapObjects(scene, (other) =>
    other.id === object.id
      ? { ...other, x, y, ...(rotation === undefined ? {} : { rotation }) }
      : other,
  )
  return replaceKeys(moved, object.id, later)
}

/** A key at the step before, so that the movement happens between the two steps. */
function waitBefore(scene: Scene, before: readonly Key[], old: Point, when: When): Key[] {
  const begin = findStepTimeBefore(scene, when.time)
  const last = before.at(-1)?.t ?? 0
  if (last > begin - instant) return []
  return [{ t: begin, x: old[0], y: old[1], ease: 'linear' }]
}

interface Change {
  delta: Point
  /** Degrees. */
  turn: number
}

function bendAlongChange(
  keys: readonly Key[],
  old: Point,
  { delta, turn }: Change,
  { appliesToLater }: When,
): readonly Key[] {
  if (delta[0] === 0 && delta[1] === 0 && turn === 0) return keys
  const moving = keys.findIndex(({ x, y }) => distance([x, y], old) > stillness)
  const waits = moving < 0 ? keys.length : moving
  return keys.map((key, index) => {
    if (!appliesToLater && index >= waits) return key
    const moved = shiftKey(key, delta)
    if (!appliesToLater || key.rotation === undefined) return moved
    return { ...moved, rotation: normalizeDegrees(key.rotation + turn) }
  })
}

function computeTurn({ rotation }: Pose, old: number | null | undefined): number {
  return rotation === undefined ? 0 : rotation - (old ?? 0)
}

export function shiftKey(key: Key, delta: Point): Key {
  const [x, y] = shiftPoint([key.x, key.y], delta)
  return { ...key, x, y, via: key.via?.map((point) => shiftPoint(point, delta)) }
}
