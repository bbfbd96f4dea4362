/** Where the contents of a scene are and how far they reach, in pitch metres. */
import { goalMeasures } from '../document/kinds'
import type { Drawing, Point, Scene } from '../document/scene-schema'
import { measureText } from '../draw/drawings/text'
import { listZoneCorners } from '../draw/drawings/list-zone-corners'
import { createCourse } from '../motion/course'
import { getSceneMotion } from '../motion/scene-motion'

/** Where anything stands, moves, flies or is drawn. */
export function* listPlaces(scene: Scene): Generator<Point> {
  const { tracks, balls } = getSceneMotion(scene)
  for (const { x, y, is_hidden } of scene.objects) if (!is_hidden) yield [x, y]
  for (const { stretches } of tracks.values())
    for (const { course } of stretches) yield* course.points
  for (const { phases } of balls.values()) {
    for (const phase of phases) if (phase.kind === 'flight') yield* phase.course.points
  }
  for (const drawing of scene.drawings) if (!drawing.is_hidden) yield* listPoints(drawing)
}

function listPoints(drawing: Drawing): Iterable<Point> {
  switch (drawing.kind) {
    case 'text':
      return [[drawing.x, drawing.y]]
    case 'line':
      return createCourse(drawing.points).points
    case 'zone':
      return listZoneCorners(drawing)
    case 'tape':
      return drawing.points
  }
}

/**
 * The far corners of what is much larger than its place: words, which stay upright in every view, and the
 * nets of goals. They need no turf around them, only to be in the picture.
 */
export function* listEdges({ objects, drawings, pitch }: Scene, unit: number): Generator<Point> {
  for (const object of objects) {
    if (object.kind !== 'goal' || object.is_hidden) continue
    const turn = ((object.rotation ?? 0) * Math.PI) / 180
    const { depth, width } = goalMeasures[object.size]
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    for (const side of [-width / 2, width / 2])
      yield [object.x - depth * cos - side * sin, object.y - depth * sin + side * cos]
  }
  for (const drawing of drawings) {
    if (drawing.kind !== 'text' || drawing.is_hidden) continue
    const { width, height } = measureText(drawing, unit)
    const [along, across] = pitch.orientation === 'portrait' ? [height, width] : [width, height]
    yield [drawing.x - along / 2, drawing.y - across / 2]
    yield [drawing.x + along / 2, drawing.y + across / 2]
  }
}
