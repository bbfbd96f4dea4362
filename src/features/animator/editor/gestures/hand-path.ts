/** The line a hand draws, as few points on the pitch. */
import { limits } from '@/features/scene/model/document/limits'
import type { Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { clampBetween } from '../changes/scene/numbers'
import type { PointerInput } from '../tool'
import { simplifyLine, simplifyLineTo } from './simplify'

export interface Sample {
  point: Point
  /** Seconds since the hand began. */
  t: number
}

export interface HandPath {
  add: (input: PointerInput) => void
  samples: () => readonly Sample[]
  points: () => Point[]
}

/** Px between two samples: closer ones only show the trembling. */
const sampleDistance = 2

export function createHandPath(start: PointerInput): HandPath {
  const samples: Sample[] = [{ point: start.point, t: 0 }]
  return {
    add({ point, metresPerPixel, time }) {
      const t = Math.max(samples.at(-1)?.t ?? 0, (time - start.time) / 1000)
      const isNear = distance(samples.at(-1)?.point, point) < sampleDistance * metresPerPixel
      if (!isNear && samples.length < mostSamples) samples.push({ point, t })
    },
    samples: () => samples,
    points: () => samples.map(({ point }) => point),
  }
}

/** A drawing hand gives up to 240 samples a second; this is more than half a minute of them. */
const mostSamples = 8000

/** A hand that meant a straight line strays by this share of its length. */
const straying = 0.03

/** Few points for a curve through them: what strays by a few px is the hand's tremor. */
export function fitCurve(points: readonly Point[], metresPerPixel: number, most = 12): Point[] {
  const length = distance(points[0], points.at(-1))
  const line = simplifyLine(points, length * straying)
  // not a loop that happens to end near its start
  if (line.length === 2 && length > 0) return line
  const tolerance = clampBetween(4 * metresPerPixel, 0.15, 1)
  return simplifyLineTo(points, tolerance, Math.min(most, limits.points))
}

/**
 * The drawn line as the way from `place`: a hand that began elsewhere (on somebody whose movement goes on
 * from the end of his arrow) counts from where it came closest.
 */
export function extendPath(place: Point, points: readonly Point[]): Point[] {
  const gaps = points.map((point) => distance(point, place))
  const closest = gaps.indexOf(Math.min(...gaps))
  return [place, ...points.slice(Math.min(closest + 1, points.length - 1))]
}
