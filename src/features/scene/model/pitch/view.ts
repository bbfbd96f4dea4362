/** Where pitch metres are in the picture: a portrait view turns the ground so that attack goes upwards. */
import type { Pitch, Point, Scene } from '../document/scene-schema'
import type { Frame } from '../draw/marks'
import { listEdges, listPlaces } from './contents'

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
export function getTurn(pitch: Ground): number {
  return pitch.orientation === 'portrait' ? -90 : 0
}

/**
 * Metres of turf around the marked ground: room for goals, the coach and the next in line. A small grid
 * gets a tenth of itself, at least 1 m, so that it is not lost in grass.
 */
export function computeMargin({ length, width }: Ground): number {
  const side = Math.max(length, width)
  return Math.min(4, Math.max(1, Math.min(2, side * 0.11), side * 0.035))
}

const frames = new WeakMap<Scene, Frame>()

/** What a picture of the scene shows, in picture metres: the ground, its margin and whatever lies outside. */
export function getSceneFrame(scene: Scene): Frame {
  const known = frames.get(scene)
  if (known) return known
  const frame = computeFrame(scene)
  frames.set(scene, frame)
  return frame
}

/** The cut-out grows in such steps, so that symbols keep their size while something is dragged out. */
const growth = 2

/** Of what is inside the frame, at least so many metres stay free around it. */
const air = 0.1

function computeFrame(scene: Scene): Frame {
  const { pitch } = scene
  const margin = computeMargin(pitch)
  const step = Math.min(growth, margin)
  let left = 0
  let top = 0
  let right = pitch.length
  let bottom = pitch.width

  function include([x, y]: Point, turf: number) {
    left = Math.min(left, x + turf)
    top = Math.min(top, y + turf)
    right = Math.max(right, x - turf)
    bottom = Math.max(bottom, y - turf)
  }

  function createFrame(): Frame {
    const least = Math.floor(left / step) * step - margin
    const high = Math.floor(top / step) * step - margin
    const length = pitch.length + Math.ceil((right - pitch.length) / step) * step + margin - least
    const width = pitch.width + Math.ceil((bottom - pitch.width) / step) * step + margin - high
    if (pitch.orientation === 'landscape')
      return { x: least, y: high, width: length, height: width }
    return { x: high, y: pitch.length - least - length, width, height: length }
  }

  for (const place of listPlaces(scene)) include(place, 0)
  const unit = computeSymbolUnit(createFrame(), 'fine', scene.display.symbols)
  for (const edge of listEdges(scene, unit)) include(edge, margin - air)
  return createFrame()
}

/**
 * Side of a symbol in metres. A true 0.5 m player would vanish, so symbols follow the picture, not the
 * pitch. `symbols` is the factor of the scene's display.
 */
export function computeSymbolUnit(frame: Frame, density: Density, symbols = 1): number {
  return (Math.sqrt(frame.width * frame.height) / (density === 'card' ? 12 : 18)) * symbols
}

/** The unit of a scene's own picture. */
export function computeSceneUnit(scene: Scene, density: Density): number {
  return computeSymbolUnit(getSceneFrame(scene), density, scene.display.symbols)
}
