/** The ground something covers: what the pointer has to meet, and what a marquee has to hold. */
import type {
  Drawing,
  Pitch,
  Point,
  SceneObject,
  Zone,
} from '@/features/scene/model/document/scene-schema'
import { textExtent, type TextDrawing } from '@/features/scene/model/draw/drawings/text'
import { zoneCorners } from '@/features/scene/model/draw/drawings/zone-corners'
import { drawnPlace } from '@/features/scene/model/draw/symbols/drawn-place'
import {
  ballRadius,
  extentOf,
  playerRadius,
  reachOf,
} from '@/features/scene/model/draw/symbol-size'
import { sceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { EditorState } from './editor-state'
import { boxOf, distanceToBox, distanceToLine, isInPolygon, middle, turned } from './distances'

/** A rectangle turned around `at`: `ahead` and `behind` along its direction, `half` to either side. */
export interface Footprint {
  at: Point
  rotation: number
  ahead: number
  behind: number
  half: number
}

/** Where an object is drawn at the shown time. `unit`: metres of one symbol's side, as drawn. */
export function footprintOf(state: EditorState, object: SceneObject, unit: number): Footprint {
  const motion = sceneMotion(state.scene)
  const { rotation } = motion.poseOf(object.id, state.time)
  const at = drawnPlace(motion, object.id, state.time, unit)
  return { at, rotation, ...sizeOf(object, unit) }
}

function sizeOf(object: SceneObject, unit: number): Omit<Footprint, 'at' | 'rotation'> {
  const square = (half: number) => ({ ahead: half, behind: half, half })
  switch (object.kind) {
    case 'goal': {
      const { length, width } = extentOf(object, unit)
      return { ahead: unit * 0.1, behind: length, half: width / 2 }
    }
    case 'player':
    case 'coach':
      return square(playerRadius(unit))
    case 'ball':
      return square(ballRadius(unit))
    case 'cone':
    case 'marker':
    case 'pole':
    case 'mannequin':
      return square(reachOf(object, unit))
    default: {
      const { length, width } = extentOf(object, unit)
      return { ahead: length / 2, behind: length / 2, half: width / 2 }
    }
  }
}

/** Metres from a point to the footprint; 0 on it. People and balls are round. */
export function distanceToFootprint(point: Point, print: Footprint): number {
  const { at, ahead, behind, half } = print
  if (ahead === half && behind === half) {
    return Math.max(0, Math.hypot(point[0] - at[0], point[1] - at[1]) - half)
  }
  return distanceToBox(turned(point, at, -print.rotation), {
    left: at[0] - behind,
    right: at[0] + ahead,
    top: at[1] - half,
    bottom: at[1] + half,
  })
}

export function cornersOf({ at, rotation, ahead, behind, half }: Footprint): Point[] {
  const corners: Point[] = [
    [at[0] + ahead, at[1] - half],
    [at[0] + ahead, at[1] + half],
    [at[0] - behind, at[1] + half],
    [at[0] - behind, at[1] - half],
  ]
  return corners.map((corner) => turned(corner, at, rotation))
}

/**
 * The line a drawing is seen by: the edge of a zone (closed), the line itself, the frame of a text, which
 * stands upright in a turned picture.
 */
export function outlineOf(
  drawing: Drawing,
  unit: number,
  orientation: Pitch['orientation'] = 'landscape',
): Point[] {
  if (drawing.kind === 'text') return textFrame(drawing, unit, orientation)
  if (drawing.kind !== 'zone') return [...drawing.points]
  return closed(drawing.shape === 'ellipse' ? ellipseOf(drawing) : zoneCorners(drawing))
}

function textFrame(drawing: TextDrawing, unit: number, orientation: Pitch['orientation']): Point[] {
  const { width, height } = textExtent(drawing, unit)
  const isUpright = orientation === 'portrait'
  const x = (isUpright ? height : width) / 2
  const y = (isUpright ? width : height) / 2
  return closed([
    [drawing.x - x, drawing.y - y],
    [drawing.x + x, drawing.y - y],
    [drawing.x + x, drawing.y + y],
    [drawing.x - x, drawing.y + y],
  ])
}

function ellipseOf(zone: Zone): Point[] {
  const { left, top, right, bottom } = boxOf(zone.points)
  const centre = middle([left, top], [right, bottom])
  return Array.from({ length: 32 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI
    const point: Point = [
      centre[0] + (Math.cos(angle) * (right - left)) / 2,
      centre[1] + (Math.sin(angle) * (bottom - top)) / 2,
    ]
    return turned(point, centre, zone.rotation ?? 0)
  })
}

/** Of a rectangle, or around an ellipse: top left first, clockwise, as turned on the pitch. */
export function boxCorners(zone: Zone): Point[] {
  const { left, top, right, bottom } = boxOf(zone.points)
  const points: Point[] = [
    [left, top],
    [right, bottom],
  ]
  return zoneCorners({ ...zone, shape: 'rectangle', points })
}

export function distanceToOutline(
  point: Point,
  drawing: Drawing,
  unit: number,
  orientation: Pitch['orientation'],
): number {
  const outline = outlineOf(drawing, unit, orientation)
  if (drawing.kind === 'text' && isInPolygon(point, outline)) return 0
  return distanceToLine(point, outline)
}

export function isInside(point: Point, drawing: Drawing, unit: number): boolean {
  return drawing.kind === 'zone' && isInPolygon(point, outlineOf(drawing, unit))
}

function closed(corners: readonly Point[]): Point[] {
  const [first] = corners
  return first ? [...corners, first] : []
}
