/** The ground something covers: what the pointer has to meet, and what a marquee has to hold. */
import type {
  Drawing,
  Pitch,
  Point,
  SceneObject,
  Zone,
} from '@/features/scene/model/document/scene-schema'
import { measureText, type TextDrawing } from '@/features/scene/model/draw/drawings/text'
import { listZoneCorners } from '@/features/scene/model/draw/drawings/list-zone-corners'
import { computeDrawnPlace } from '@/features/scene/model/draw/symbols/compute-drawn-place'
import {
  getBallRadius,
  getExtent,
  getPlayerRadius,
  getReach,
} from '@/features/scene/model/draw/symbol-size'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { EditorState } from './editor-state'
import {
  computeBox,
  distanceToBox,
  distanceToLine,
  isInPolygon,
  getMidpoint,
  rotatePoint,
} from './distances'

/** A rectangle turned around `at`: `ahead` and `behind` along its direction, `half` to either side. */
export interface Footprint {
  at: Point
  rotation: number
  ahead: number
  behind: number
  half: number
}

/** Where an object is drawn at the shown time. `unit`: metres of one symbol's side, as drawn. */
export function getFootprint(state: EditorState, object: SceneObject, unit: number): Footprint {
  const motion = getSceneMotion(state.scene)
  const { rotation } = motion.poseOf(object.id, state.time)
  const at = computeDrawnPlace(motion, object.id, state.time, unit)
  return { at, rotation, ...getSize(object, unit) }
}

function getSize(object: SceneObject, unit: number): Omit<Footprint, 'at' | 'rotation'> {
  const createSquare = (half: number) => ({ ahead: half, behind: half, half })
  switch (object.kind) {
    case 'goal': {
      const { length, width } = getExtent(object, unit)
      return { ahead: unit * 0.1, behind: length, half: width / 2 }
    }
    case 'player':
    case 'coach':
      return createSquare(getPlayerRadius(unit))
    case 'ball':
      return createSquare(getBallRadius(unit))
    case 'cone':
    case 'marker':
    case 'pole':
    case 'mannequin':
      return createSquare(getReach(object, unit))
    default: {
      const { length, width } = getExtent(object, unit)
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
  return distanceToBox(rotatePoint(point, at, -print.rotation), {
    left: at[0] - behind,
    right: at[0] + ahead,
    top: at[1] - half,
    bottom: at[1] + half,
  })
}

export function listCorners({ at, rotation, ahead, behind, half }: Footprint): Point[] {
  const corners: Point[] = [
    [at[0] + ahead, at[1] - half],
    [at[0] + ahead, at[1] + half],
    [at[0] - behind, at[1] + half],
    [at[0] - behind, at[1] - half],
  ]
  return corners.map((corner) => rotatePoint(corner, at, rotation))
}

/**
 * The line a drawing is seen by: the edge of a zone (closed), the line itself, the frame of a text, which
 * stands upright in a turned picture.
 */
export function getOutline(
  drawing: Drawing,
  unit: number,
  orientation: Pitch['orientation'] = 'landscape',
): Point[] {
  if (drawing.kind === 'text') return getTextFrame(drawing, unit, orientation)
  if (drawing.kind !== 'zone') return [...drawing.points]
  return closeOutline(
    drawing.shape === 'ellipse' ? createEllipse(drawing) : listZoneCorners(drawing),
  )
}

function getTextFrame(
  drawing: TextDrawing,
  unit: number,
  orientation: Pitch['orientation'],
): Point[] {
  const { width, height } = measureText(drawing, unit)
  const isUpright = orientation === 'portrait'
  const x = (isUpright ? height : width) / 2
  const y = (isUpright ? width : height) / 2
  return closeOutline([
    [drawing.x - x, drawing.y - y],
    [drawing.x + x, drawing.y - y],
    [drawing.x + x, drawing.y + y],
    [drawing.x - x, drawing.y + y],
  ])
}

function createEllipse(zone: Zone): Point[] {
  const { left, top, right, bottom } = computeBox(zone.points)
  const centre = getMidpoint([left, top], [right, bottom])
  return Array.from({ length: 32 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI
    const point: Point = [
      centre[0] + (Math.cos(angle) * (right - left)) / 2,
      centre[1] + (Math.sin(angle) * (bottom - top)) / 2,
    ]
    return rotatePoint(point, centre, zone.rotation ?? 0)
  })
}

/** Of a rectangle, or around an ellipse: top left first, clockwise, as turned on the pitch. */
export function listBoxCorners(zone: Zone): Point[] {
  const { left, top, right, bottom } = computeBox(zone.points)
  const points: Point[] = [
    [left, top],
    [right, bottom],
  ]
  return listZoneCorners({ ...zone, shape: 'rectangle', points })
}

export function distanceToOutline(
  point: Point,
  drawing: Drawing,
  unit: number,
  orientation: Pitch['orientation'],
): number {
  const outline = getOutline(drawing, unit, orientation)
  if (drawing.kind === 'text' && isInPolygon(point, outline)) return 0
  return distanceToLine(point, outline)
}

export function isInside(point: Point, drawing: Drawing, unit: number): boolean {
  return drawing.kind === 'zone' && isInPolygon(point, getOutline(drawing, unit))
}

function closeOutline(corners: readonly Point[]): Point[] {
  const [first] = corners
  return first ? [...corners, first] : []
}
