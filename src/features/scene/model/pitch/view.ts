/** Where pitch metres are in the picture: a portrait view turns the ground so that attack goes upwards. */
import type { Pitch, Point, Scene } from '../document/scene-schema'
import { zoneCorners } from '../draw/drawings/zone-corners'
import type { Frame } from '../draw/marks'
import { courseThrough } from '../motion/course'
import { sceneMotion } from '../motion/scene-motion'

/** `card` draws symbols larger, so that they read at 300 px; `fine` is for pictures drawn large. */
export type Density = 'card' | 'fine'

type Ground = Pick<Pitch, 'length' | 'width' | 'orientation'>

export function toPicture(pitch: Ground, [x, y]: Point): Point {
  return pitch.orientation === 'portrait' ? [y, pitch.length - x] : [x, y]
}

export function toPitch(pitch: Ground, [x, y]: Point): Point {
  return pitch.orientation === 'portrait' ? [pitch.length - y, x] : [x, y]
}

/** What is added to an angle on the pitch, in degrees. */
export function turnOf(pitch: Ground): number {
  return pitch.orientation === 'portrait' ? -90 : 0
}

/** Metres of turf around the marked ground: room for goals, the coach and the next in line. */
export function marginOf({ length, width }: Ground): number {
  return Math.min(4, Math.max(2, Math.max(length, width) * 0.035))
}

const frames = new WeakMap<Scene, Frame>()

/** What a picture of the scene shows, in picture metres: the ground, its margin and whatever lies outside. */
export function sceneFrame(scene: Scene): Frame {
  const known = frames.get(scene)
  if (known) return known
  const frame = frameOf(scene)
  frames.set(scene, frame)
  return frame
}

/** The cut-out grows in such steps, so that symbols keep their size while something is dragged out. */
const growth = 2

function frameOf(scene: Scene): Frame {
  const { pitch } = scene
  const margin = marginOf(pitch)
  let left = 0
  let top = 0
  let right = pitch.length
  let bottom = pitch.width
  for (const [x, y] of placesOf(scene)) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  const least = Math.floor(left / growth) * growth - margin
  const high = Math.floor(top / growth) * growth - margin
  const length = pitch.length + Math.ceil((right - pitch.length) / growth) * growth + margin - least
  const width = pitch.width + Math.ceil((bottom - pitch.width) / growth) * growth + margin - high
  if (pitch.orientation === 'landscape') return { x: least, y: high, width: length, height: width }
  return { x: high, y: pitch.length - least - length, width, height: length }
}

/** Where anything stands, moves, flies or is drawn. */
function* placesOf(scene: Scene): Generator<Point> {
  const { tracks, balls } = sceneMotion(scene)
  for (const { x, y, is_hidden } of scene.objects) if (!is_hidden) yield [x, y]
  for (const { stretches } of tracks.values())
    for (const { course } of stretches) yield* course.points
  for (const { phases } of balls.values()) {
    for (const phase of phases) if (phase.kind === 'flight') yield* phase.course.points
  }
  for (const drawing of scene.drawings) {
    if (drawing.is_hidden) continue
    if (drawing.kind === 'text') yield [drawing.x, drawing.y]
    else if (drawing.kind === 'line') yield* courseThrough(drawing.points).points
    else if (drawing.kind === 'zone') yield* zoneCorners(drawing)
    else yield* drawing.points
  }
}

/**
 * Side of a symbol in metres. A true 0.5 m player would vanish, so symbols follow the picture, not the
 * pitch. `symbols` is the factor of the scene's display.
 */
export function symbolUnit(frame: Frame, density: Density, symbols = 1): number {
  return (Math.sqrt(frame.width * frame.height) / (density === 'card' ? 18 : 27)) * symbols
}

/** The unit of a scene's own picture. */
export function sceneUnit(scene: Scene, density: Density): number {
  return symbolUnit(sceneFrame(scene), density, scene.display.symbols)
}
