/** Sending things and all their movement through one rule for places and one for directions. */
import type {
  BallEvent,
  Drawing,
  Key,
  Point,
  Scene,
  SceneObject,
} from '@/features/scene/model/document/scene-schema'
import { normalizeDegrees, clampPoint } from '../scene/numbers'
import { listKeys, mapDrawings, mapEvents, replaceKeys, mapObjects } from '../scene/parts'

export interface Transform {
  point: (point: Point) => Point
  /** Degrees, of bodies and goals. */
  turn: (rotation: number) => number
  /** Degrees, of zones, which look the same after half a turn. */
  turnZone: (rotation: number) => number
}

/** Everything with `ids` null. Of passes their aims and bends, when the ball or the receiver is meant. */
export function transformThings(
  scene: Scene,
  ids: ReadonlySet<string> | null,
  transform: Transform,
): Scene {
  const isMeant = (id: string | undefined) => id !== undefined && (ids === null || ids.has(id))
  let done = mapObjects(scene, (object) =>
    isMeant(object.id) ? transformObject(object, transform) : object,
  )
  done = mapDrawings(done, (drawing) =>
    isMeant(drawing.id) ? transformDrawing(drawing, transform) : drawing,
  )
  done = mapEvents(done, (event) =>
    isMeant(event.id) || isMeant(event.ball) || isMeant(event.to)
      ? transformEvent(event, transform)
      : event,
  )
  for (const { object } of scene.tracks) {
    if (!isMeant(object)) continue
    const keys = listKeys(scene, object).map((key) => transformKey(key, transform))
    done = replaceKeys(done, object, keys)
  }
  return done
}

/** What looks somewhere even when nobody said so: to the right. */
const facing = new Set<SceneObject['kind']>(['player', 'coach', 'goal', 'rebounder'])

function transformObject(object: SceneObject, { point, turn }: Transform): SceneObject {
  const [x, y] = clampPoint(point([object.x, object.y]))
  const { rotation: old, ...bare } = object
  const isTurned = old !== undefined || facing.has(object.kind)
  const rotation = isTurned ? normalizeDegrees(turn(old ?? 0)) : 0
  return { ...bare, x, y, ...(rotation === 0 ? {} : { rotation }) }
}

function transformKey(key: Key, { point, turn }: Transform): Key {
  const [x, y] = point([key.x, key.y])
  const rotation =
    key.rotation === undefined ? {} : { rotation: normalizeDegrees(turn(key.rotation)) }
  return { ...key, x, y, via: key.via?.map(point), ...rotation }
}

function transformDrawing(drawing: Drawing, { point, turnZone }: Transform): Drawing {
  if (drawing.kind === 'text') {
    const [x, y] = clampPoint(point([drawing.x, drawing.y]))
    return { ...drawing, x, y }
  }
  const points = drawing.points.map((corner) => clampPoint(point(corner)))
  if (drawing.kind !== 'zone' || drawing.rotation === undefined) return { ...drawing, points }
  return { ...drawing, points, rotation: normalizeDegrees(turnZone(drawing.rotation)) }
}

function transformEvent(event: BallEvent, { point }: Transform): BallEvent {
  const via = event.via ? { via: event.via.map((bend) => clampPoint(point(bend))) } : {}
  if (event.x === undefined || event.y === undefined) return { ...event, ...via }
  const [x, y] = clampPoint(point([event.x, event.y]))
  return { ...event, ...via, x, y }
}
