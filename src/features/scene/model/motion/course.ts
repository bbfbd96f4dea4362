/**
 * The way between two places: a smooth line through the points (Catmull-Rom), walked by its length. Both
 * the arrow and the movement are made of it.
 */
import type { Point } from '../document/scene-schema'

export interface Course {
  /** Metres. */
  readonly length: number
  /** The line as a dense polyline; the points themselves when straight. */
  readonly points: readonly Point[]
  /** Place after this share (0–1) of the way. */
  at: (share: number) => Point
  /** Direction there, degrees clockwise from the x axis; null when the way has no length. */
  headingAt: (share: number) => number | null
}

/** Samples between two points of a bent way: 1 m apart at the length of a pitch, finer on short ones. */
const samplesPerSpan = 16

export function createCourse(points: readonly Point[]): Course {
  const line = points.length > 2 ? smoothLine(points) : points
  const sums = [0]
  for (let index = 1; index < line.length; index += 1) {
    sums.push((sums.at(-1) ?? 0) + distance(line[index - 1], line[index]))
  }
  const length = sums.at(-1) ?? 0

  /** The stretch of the line that holds this share of the way, and how far along it. */
  function locate(share: number): { from: Point; to: Point; rest: number; index: number } {
    const due = Math.min(1, Math.max(0, share)) * length
    let low = 1
    let high = Math.max(1, sums.length - 1)
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < due) low = middle + 1
      else high = middle
    }
    const from = line[low - 1] ?? origin
    const to = line[low] ?? from
    const start = sums[low - 1] ?? 0
    const stretch = (sums[low] ?? start) - start
    return { from, to, rest: stretch > 0 ? (due - start) / stretch : 0, index: low }
  }

  return {
    length,
    points: line,
    at(share) {
      const { from, to, rest } = locate(share)
      return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]
    },
    headingAt(share) {
      if (length < stillness) return null
      const { from, to, rest, index } = locate(share)
      if (line.length <= 2) return computeHeading(from, to)
      // between the directions at both ends, so that nobody turns in jerks
      const [ax, ay] = getDirection(line[index - 2] ?? from, to)
      const [bx, by] = getDirection(from, line[index + 1] ?? to)
      return computeHeading(origin, [ax + (bx - ax) * rest, ay + (by - ay) * rest])
    },
  }
}

/** The part of a way between two shares, as points; the ends are exact. */
export function cutCourse(course: Course, from: number, to: number): Point[] {
  if (from <= 0 && to >= 1) return [...course.points]
  if (course.points.length <= 2) return [course.at(from), course.at(to)]
  const samples = Math.max(2, Math.ceil((to - from) * course.points.length))
  return Array.from({ length: samples + 1 }, (_, index) =>
    course.at(from + ((to - from) * index) / samples),
  )
}

/** Metres; 0 when one of them is missing. */
export function distance(from: Point | undefined, to: Point | undefined): number {
  return from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0
}

/** Degrees clockwise from the x axis (y runs down). */
export function computeHeading(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
}

/** From one direction to another by at most half a turn, in degrees. */
export function computeShortTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

/** Less than this is no movement, in metres. */
export const stillness = 0.01

const origin: Point = [0, 0]

function getDirection(from: Point, to: Point): Point {
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

function smoothLine(points: readonly Point[]): Point[] {
  const line: Point[] = []
  for (let index = 0; index + 1 < points.length; index += 1) {
    const from = points[index] ?? origin
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    for (let step = 0; step < samplesPerSpan; step += 1) {
      const share = step / samplesPerSpan
      line.push([
        interpolate(before[0], from[0], to[0], after[0], share),
        interpolate(before[1], from[1], to[1], after[1], share),
      ])
    }
  }
  const last = points.at(-1)
  return last ? [...line, last] : line
}

/** Uniform Catmull-Rom between `from` and `to`. */
function interpolate(
  before: number,
  from: number,
  to: number,
  after: number,
  share: number,
): number {
  const square = share * share
  return (
    0.5 *
    (2 * from +
      (to - before) * share +
      (2 * before - 5 * from + 4 * to - after) * square +
      (3 * from - before - 3 * to + after) * square * share)
  )
}
