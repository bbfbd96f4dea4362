/** Plane geometry behind hits, handles and marquee. Metres and degrees clockwise (y runs down). */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Turned around `centre`. */
export function rotatePoint(point: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return point
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [point[0] - centre[0], point[1] - centre[1]]
  return [
    centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
    centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ]
}

export function getMidpoint(from: Point, to: Point): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}

export function computeBox(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

export function isInBox([x, y]: Point, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** Nearest place on the stretch between two points. */
export function findNearestOn(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const square = dx * dx + dy * dy
  if (square === 0) return from
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square
  const held = Math.min(1, Math.max(0, share))
  return [from[0] + dx * held, from[1] + dy * held]
}

/** To the nearest place of a line through these points. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  if (line.length === 1) return distance(point, line[0])
  let nearest = Infinity
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]]
    if (from && to) nearest = Math.min(nearest, distance(point, findNearestOn(point, from, to)))
  }
  return nearest
}

/** 0 inside; otherwise to the nearest side. */
export function distanceToBox([x, y]: Point, box: Box): number {
  const dx = Math.max(box.left - x, 0, x - box.right)
  const dy = Math.max(box.top - y, 0, y - box.bottom)
  return Math.hypot(dx, dy)
}

/** Even-odd rule. */
export function isInPolygon([x, y]: Point, corners: readonly Point[]): boolean {
  let isInside = false
  for (let index = 0; index < corners.length; index += 1) {
    const a = corners[index]
    const b = corners[(index + 1) % corners.length]
    if (!a || !b || a[1] > y === b[1] > y) continue
    if (x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isInside = !isInside
  }
  return isInside
}

/** Whether a line goes through the box or lies in it. */
export function isLineTouchingBox(line: readonly Point[], box: Box): boolean {
  if (line.some((point) => isInBox(point, box))) return true
  const corners: readonly Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ]
  return line.some((from, index) => {
    const to = line[index + 1]
    return (
      to !== undefined &&
      corners.some((corner, side) => {
        const next = corners[(side + 1) % 4]
        return next !== undefined && isCrossing(from, to, corner, next)
      })
    )
  })
}

function isCrossing(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    isOnLeftSide(a, b, c) !== isOnLeftSide(a, b, d) &&
    isOnLeftSide(c, d, a) !== isOnLeftSide(c, d, b)
  )
}

function isOnLeftSide(from: Point, to: Point, point: Point): boolean {
  return (to[0] - from[0]) * (point[1] - from[1]) > (to[1] - from[1]) * (point[0] - from[0])
}
