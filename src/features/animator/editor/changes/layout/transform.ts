/** Sending things and all their movement through one rule for places and one for directions. */
import type {
  BallEvent,
  Drawing,
  Key,
  Point,
  Scene,
  SceneObject,
} from '@/features/scene/model/document/scene-schema'
import { degree, placed } from '../scene/numbers'
import { keysOf, withDrawings, withEvents, withKeys, withObjects } from '../scene/parts'

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
  let done = withObjects(scene, (object) =>
    isMeant(object.id) ? transformed(object, transform) : object,
  )
  done = withDrawings(done, (drawing) =>
    isMeant(drawing.id) ? transformedDrawing(drawing, transform) : drawing,
  )
  done = withEvents(done, (event) =>
    isMeant(event.id) || isMeant(event.ball) || isMeant(event.to)
      ? transformedEvent(event, transform)
      : event,
  )
  for (const { object } of scene.tracks) {
    if (!isMeant(object)) continue
    const keys = keysOf(scene, object).map((key) => transformedKey(key, transform))
    done = withKeys(done, object, keys)
  }
  return done
}

/** What looks somewhere even when nobody said so: to the right. */
const facing = new Set<SceneObject['kind']>(['player', 'coach', 'goal', 'rebounder'])

function transformed(object: SceneObject, { point, turn }: Transform): SceneObject {
  const [x, y] = placed(point([object.x, object.y]))
  const { rotation: old, ...bare } = object
  const isTurned = old !== undefined || facing.has(object.kind)
  const rotation = isTurned ? degree(turn(old ?? 0)) : 0
  return { ...bare, x, y, ...(rotation === 0 ? {} : { rotation }) }
}

function transformedKey(key: Key, { point, turn }: Transform): Key {
  const [x, y] = point([key.x, key.y])
  const rotation = key.rotation === undefined ? {} : { rotation: degree(turn(key.rotation)) }
  return { ...key, x, y, via: key.via?.map(point), ...rotation }
}

function transformedDrawing(drawing: Drawing, { point, turnZone }: Transform): Drawing {
  if (drawing.kind === 'text') {
    const [x, y] = placed(point([drawing.x, drawing.y]))
    return { ...drawing, x, y }
  }
  const points = drawing.points.map((corner) => placed(point(corner)))
  if (drawing.kind !== 'zone' || drawing.rotation === undefined) return { ...drawing, points }
  return { ...drawing, points, rotation: degree(turnZone(drawing.rotation)) }
}

function transformedEvent(event: BallEvent, { point }: Transform): BallEvent {
  const via = event.via ? { via: event.via.map((bend) => placed(point(bend))) } : {}
  if (event.x === undefined || event.y === undefined) return { ...event, ...via }
  const [x, y] = placed(point([event.x, event.y]))
  return { ...event, ...via, x, y }
}
