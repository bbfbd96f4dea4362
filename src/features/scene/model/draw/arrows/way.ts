/** Ways as polylines in picture metres: cut, offset, waved. */
import { distance } from '../../motion/course'
import type { Point } from '../../document/scene-schema'

export function measureLength(points: readonly Point[]): number {
  let sum = 0
  for (let index = 1; index < points.length; index += 1) {
    sum += distance(points[index - 1], points[index])
  }
  return sum
}

/** The way between two lengths along it; at least two points. */
export function cutLine(points: readonly Point[], from: number, until: number): Point[] {
  const part: Point[] = []
  let done = 0
  for (const [index, to] of points.entries()) {
    const start = points[index - 1]
    if (!start) continue
    const stretch = distance(start, to)
    const end = done + stretch
    if (stretch > 0 && end > from && done < until) {
      const getPointAt = (length: number): Point => {
        const share = (length - done) / stretch
        return [start[0] + (to[0] - start[0]) * share, start[1] + (to[1] - start[1]) * share]
      }
      if (part.length === 0) part.push(getPointAt(Math.max(from, done)))
      part.push(end <= until ? to : getPointAt(until))
    }
    done = end
  }
  return part.length > 1 ? part : points.slice(0, 2)
}

/** A round thing the way must not run into. */
export interface Disc {
  place: Point
  radius: number
}

/** Length along the way at which it leaves the disc it starts in; 0 when it starts outside. */
export function findExit(points: readonly Point[], { place, radius }: Disc): number {
  const [first] = points
  if (!first || distance(first, place) >= radius) return 0
  let done = 0
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const stretch = distance(from, to)
    if (distance(to, place) >= radius) return done + stretch * findCrossing(from, to, place, radius)
    done += stretch
  }
  return done
}

/** Share of a straight stretch at which it crosses a circle from inside to outside. */
function findCrossing(from: Point, to: Point, [x, y]: Point, radius: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [fx, fy] = [from[0] - x, from[1] - y]
  const a = dx * dx + dy * dy
  const b = 2 * (fx * dx + fy * dy)
  const c = fx * fx + fy * fy - radius * radius
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c))
  return a > 0 ? Math.min(1, Math.max(0, (root - b) / (2 * a))) : 0
}

/** The way `by` metres to its right. */
export function shiftLine(points: readonly Point[], by: number): Point[] {
  return points.map((point, index): Point => {
    const [dx, dy] = getDirection(points[index - 1] ?? point, points[index + 1] ?? point)
    return [point[0] - dy * by, point[1] + dx * by]
  })
}

/** Swings to both sides, one wave about `wave` metres long, and runs out straight so that the head points. */
export function createWave(points: readonly Point[], wave: number): Point[] {
  const length = measureLength(points)
  const calm = Math.min(wave * 0.6, length * 0.25)
  const waves = Math.max(1, Math.round((length - calm) / wave))
  const steps = waves * 12
  const even = distributePoints(points, (length - calm) / steps, steps)
  const swung = even.map((point, index): Point => {
    const [dx, dy] = getDirection(even[index - 1] ?? point, even[index + 1] ?? point)
    const swing = Math.sin((index / 12) * Math.PI * 2) * wave * 0.17
    return [point[0] - dy * swing, point[1] + dx * swing]
  })
  const end = points.at(-1)
  return end ? [...swung, end] : swung
}

/** `count` + 1 points, `step` metres apart. */
function distributePoints(points: readonly Point[], step: number, count: number): Point[] {
  const even: Point[] = []
  let index = 1
  let start = 0
  let stretch = distance(points[0], points[1])
  for (let place = 0; place <= count; place += 1) {
    const due = place * step
    while (due > start + stretch && index < points.length - 1) {
      start += stretch
      index += 1
      stretch = distance(points[index - 1], points[index])
    }
    const from = points[index - 1] ?? origin
    const to = points[index] ?? from
    const share = stretch > 0 ? Math.min(1, (due - start) / stretch) : 0
    even.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
  }
  return even
}

/** Unit vector; 0, 0 without a distance. */
export function getDirection(from: Point, to: Point): Point {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

const origin: Point = [0, 0]
