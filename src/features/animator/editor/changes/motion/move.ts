/**
 * Moving things at some time. At the start the place itself changes, later a key is set (`set-key.ts`).
 * Drawings do not move in time. Locked things stay where they are.
 */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { sceneMotion } from '@/features/scene/model/motion/scene-motion'
import { parseKeyId } from '../../selection'
import { metre, shifted } from '../scene/numbers'
import {
  drawingOf,
  eventOf,
  keysOf,
  objectOf,
  withDrawings,
  withEvents,
  withKeys,
} from '../scene/parts'
import { giveBall } from './ball'
import { carrierAt } from './carrier'
import { setPose, shiftedKey } from './set-key'
import type { When } from './when'

/** Shifts objects, drawings, single keys of a track and the aims of passes, in metres. */
export function moveThings(scene: Scene, ids: readonly string[], delta: Point, when: When): Scene {
  const motion = sceneMotion(scene)
  const chosen = new Set(ids)
  let moved = scene
  for (const id of ids) {
    const object = objectOf(scene, id)
    if (object && !object.is_locked) {
      const { x, y } = motion.poseOf(id, when.time)
      if (object.kind === 'ball' && isCarriedAlong(scene, id, chosen, when.time)) continue
      moved = placeThing(moved, id, shifted([x, y], delta), when)
    } else if (!object) moved = moveOther(moved, id, chosen, delta)
  }
  return moved
}

/** Puts one object (its middle) or the first point of a drawing there. */
export function placeThing(scene: Scene, id: string, point: Point, when: When): Scene {
  const object = objectOf(scene, id)
  if (object?.kind === 'ball') return giveBall(scene, id, { point }, when)
  if (object) return setPose(scene, object, { point }, when)
  const drawing = drawingOf(scene, id)
  if (!drawing) return scene
  const [x, y] = drawing.kind === 'text' ? [drawing.x, drawing.y] : (drawing.points[0] ?? point)
  return moveDrawing(scene, id, [point[0] - x, point[1] - y])
}

function moveOther(scene: Scene, id: string, chosen: ReadonlySet<string>, delta: Point): Scene {
  const key = parseKeyId(id)
  if (key) {
    if (chosen.has(key.object)) return scene
    const keys = keysOf(scene, key.object)
    return withKeys(
      scene,
      key.object,
      keys.map((old, index) => (index === key.index ? shiftedKey(old, delta) : old)),
    )
  }
  if (eventOf(scene, id)) return moveAim(scene, id, delta)
  return moveDrawing(scene, id, delta)
}

function moveDrawing(scene: Scene, id: string, delta: Point): Scene {
  return withDrawings(scene, (drawing) => {
    if (drawing.id !== id || drawing.is_locked) return drawing
    if (drawing.kind === 'text') {
      return { ...drawing, x: metre(drawing.x + delta[0]), y: metre(drawing.y + delta[1]) }
    }
    return { ...drawing, points: drawing.points.map((point) => shifted(point, delta)) }
  })
}

/** A pass into space has a place to aim at; one to the feet follows its receiver. */
function moveAim(scene: Scene, id: string, delta: Point): Scene {
  return withEvents(scene, (event) => {
    if (event.id !== id || event.x === undefined || event.y === undefined) return event
    return { ...event, x: metre(event.x + delta[0]), y: metre(event.y + delta[1]) }
  })
}

/** A ball at the feet of somebody who is moved too needs no move of its own. */
function isCarriedAlong(scene: Scene, id: string, chosen: ReadonlySet<string>, time: number) {
  const carrier = carrierAt(scene, id, time)
  return carrier !== null && chosen.has(carrier)
}
