/** Finds the parts of a recorded path that were walked at an even pace. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { measureWalkedDistances, type Pace, type TimedPoint } from '../changes/motion/record'
import { fitCurve } from './hand-path'
import { simplifyLineTo } from './simplify'

/** At most this many changes of pace: more are the hand's, not the player's. */
const mostPaces = 8
/** Metres by which the way walked may differ from an even pace. */
const paceTolerance = 0.8
/** Time against way in one plane: a second weighs as much as this many metres. */
const metresPerSecond = 4

export function computePaces(samples: readonly TimedPoint[], metresPerPixel: number): Pace[] {
  const way = measureWalkedDistances(samples)
  const diagram = samples.map(({ t }, index): Point => [t * metresPerSecond, way[index] ?? 0])
  const knots = simplifyLineTo(diagram, paceTolerance, mostPaces + 1).map((knot) =>
    diagram.indexOf(knot),
  )
  return knots.slice(1).map((last, index): Pace => {
    const first = knots[index] ?? 0
    const line = samples.slice(first, last + 1).map(({ point }) => point)
    return { points: fitCurve(line, metresPerPixel, 8).slice(1), until: samples[last]?.t ?? 0 }
  })
}
