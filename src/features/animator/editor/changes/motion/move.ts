/**
 * Moving things at some time. At the start the place itself changes, later a key is set (`set-key.ts`).
 * Drawings do not move in time. Locked things stay where they are.
 */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { parseKeyId } from '../../selection'
import { clampMetres, shiftPoint } from '../scene/numbers'
import {
  findDrawing,
  findEvent,
  listKeys,
  findObject,
  mapDrawings,
  mapEvents,
  replaceKeys,
} from '../scene/parts'
import { giveBall } from './ball'
import { findCarrierAt } from './carrier'
import { setPose, shiftKey } from './set-key'
import type { When } from './when'

/** Shifts objects, drawings, single keys of a track and the aims of passes, in metres. */
export function moveThings(scene: Scene, ids: readonly string[], delta: Point, when: When): Scene {
  const motion = getSceneMotion(scene)
  const chosen = new Set(ids)
  let moved = scene
  for (const id of ids) {
    const object = findObject(scene, id)
    if (object && !object.is_locked) {
      const { x, y } = motion.poseOf(id, when.time)
      if (object.kind === 'ball' && isCarriedAlong(scene, id, chosen, when.time)) continue
      moved = placeThing(moved, id, shiftPoint([x, y], delta), when)
    } else if (!object) moved = moveOther(moved, id, chosen, delta)
  }
  return moved
}

/** Puts one object (its middle) or the first point of a drawing there. */
export function placeThing(scene: Scene, id: string, point: Point, when: When): Scene {
  const object = findObject(scene, id)
  if (object?.kind === 'ball') return giveBall(scene, id, { point }, when)
  if (object) return setPose(scene, object, { point }, when)
  const drawing = findDrawing(scene, id)
  if (!drawing) return scene
  const [x, y] = drawing.kind === 'text' ? [drawing.x, drawing.y] : (drawing.points[0] ?? point)
  return moveDrawing(scene, id, [point[0] - x, point[1] - y])
}

function moveOther(scene: Scene, id: string, chosen: ReadonlySet<string>, delta: Point): Scene {
  const key = parseKeyId(id)
  if (key) {
    if (chosen.has(key.object)) return scene
    const keys = listKeys(scene, key.object)
    return replaceKeys(
      scene,
      key.object,
      keys.map((old, index) => (index === key.index ? shiftKey(old, delta) : old)),
    )
  }
  if (findEvent(scene, id)) return moveAim(scene, id, delta)
  return moveDrawing(scene, id, delta)
}

function moveDrawing(scene: Scene, id: string, delta: Point): Scene {
  return mapDrawings(scene, (drawing) => {
    if (drawing.id !== id || drawing.is_locked) return drawing
    if (drawing.kind === 'text') {
      return {
        ...drawing,
        x: clampMetres(drawing.x + delta[0]),
        y: clampMetres(drawing.y + delta[1]),
      }
    }
    return { ...drawing, points: drawing.points.map((point) => shiftPoint(point, delta)) }
  })
}

/** A pass into space has a place to aim at; one to the feet follows its receiver. */
function moveAim(scene: Scene, id: string, delta: Point): Scene {
  return mapEvents(scene, (event) => {
    if (event.id !== id || event.x === undefined || event.y === undefined) return event
    return { ...event, x: clampMetres(event.x + delta[0]), y: clampMetres(event.y + delta[1]) }
  })
}

/** A ball at the feet of somebody who is moved too needs no move of its own. */
function isCarriedAlong(scene: Scene, id: string, chosen: ReadonlySet<string>, time: number) {
  const carrier = findCarrierAt(scene, id, time)
  return carrier !== null && chosen.has(carrier)
}
