/** The ground something covers: what the pointer has to meet, and what a marquee has to hold. */
import type { Drawing, Point, SceneObject } from '@/features/scene/model/document/scene-schema'
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

/** Where an object lies at the shown time. `unit`: metres of one symbol's side, as drawn. */
export function footprintOf(state: EditorState, object: SceneObject, unit: number): Footprint {
  const { x, y, rotation } = sceneMotion(state.scene).poseOf(object.id, state.time)
  return { at: [x, y], rotation, ...sizeOf(object, unit) }
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

/** The line a drawing is seen by: the edge of a zone (closed), the line itself, the frame of a text. */
export function outlineOf(drawing: Drawing, unit: number): Point[] {
  if (drawing.kind === 'text') {
    const size = drawing.size * unit * textHeight
    const half = (drawing.text.length * size * letterWidth) / 2
    return closed([
      [drawing.x - half, drawing.y - size / 2],
      [drawing.x + half, drawing.y - size / 2],
      [drawing.x + half, drawing.y + size / 2],
      [drawing.x - half, drawing.y + size / 2],
    ])
  }
  if (drawing.kind !== 'zone') return [...drawing.points]
  if (drawing.shape === 'polygon') return closed(drawing.points)
  const box = boxOf(drawing.points)
  const centre = middle([box.left, box.top], [box.right, box.bottom])
  const corners: Point[] =
    drawing.shape === 'rectangle'
      ? [
          [box.left, box.top],
          [box.right, box.top],
          [box.right, box.bottom],
          [box.left, box.bottom],
        ]
      : Array.from({ length: 32 }, (_, index): Point => {
          const angle = (index / 16) * Math.PI
          return [
            centre[0] + (Math.cos(angle) * (box.right - box.left)) / 2,
            centre[1] + (Math.sin(angle) * (box.bottom - box.top)) / 2,
          ]
        })
  return closed(corners.map((corner) => turned(corner, centre, drawing.rotation ?? 0)))
}

export function distanceToOutline(point: Point, drawing: Drawing, unit: number): number {
  const outline = outlineOf(drawing, unit)
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

/** Letters relative to a symbol, and their mean breadth relative to their height. */
const textHeight = 0.55
const letterWidth = 0.55
