/**
 * On which side of its carrier the ball is: ahead of a runner; of somebody who stands on the side it came
 * from, and then where it will be played. It rolls from one side to the other, it does not jump.
 */
import type { Point } from '../document/scene-schema'
import { distance, computeHeading, computeShortTurn, stillness } from './course'
import type { TrackMotion } from './track-motion'

/** Metres between a carrier's middle and the ball at the feet. */
export const carryDistance = 0.7
/** Seconds a touch to the other side takes. */
const touch = 0.3

interface Carrying {
  from: number
  cameFrom: number | null
  aim: Point | null
}

/** Where the ball is while this carrier has it. */
export function computeBallAtFeet(
  carrier: TrackMotion | undefined,
  carry: Carrying,
  t: number,
): Point {
  if (!carrier) return [0, 0]
  const [x, y] = carrier.placeAt(t)
  const turn = (computeSideAt(carrier, carry, t) * Math.PI) / 180
  return [x + Math.cos(turn) * carryDistance, y + Math.sin(turn) * carryDistance]
}

/** The place at somebody's feet on the side of another point. */
export function computeFeetTowards(somebody: Point, other: Point): Point {
  if (distance(somebody, other) <= carryDistance) return somebody
  const turn = (computeHeading(somebody, other) * Math.PI) / 180
  return [
    somebody[0] + Math.cos(turn) * carryDistance,
    somebody[1] + Math.sin(turn) * carryDistance,
  ]
}

/** Degrees. */
function computeSideAt(carrier: TrackMotion, carry: Carrying, t: number): number {
  const since = findLastChange(carrier, carry.from, t)
  const now = computeWantedSide(carrier, carry, t)
  if (t - since >= touch) return now
  const before =
    since > carry.from ? computeWantedSide(carrier, carry, since - 0.001) : (carry.cameFrom ?? now)
  return before + computeShortTurn(before, now) * Math.min(1, Math.max(0, (t - since) / touch))
}

/** When the carrier last started or stopped; or got the ball. */
function findLastChange(carrier: TrackMotion, from: number, t: number): number {
  return carrier.stretches.reduce(
    (latest, stretch) =>
      [stretch.from, stretch.until].reduce(
        (newest, change) => (change > newest && change <= t ? change : newest),
        latest,
      ),
    from,
  )
}

function computeWantedSide(carrier: TrackMotion, { aim, cameFrom }: Carrying, t: number): number {
  const isMoving = carrier.stretches.some(
    ({ from, until, course }) => from <= t && t < until && course.length > stillness,
  )
  const ahead = carrier.headingAt(t)
  if (isMoving && ahead !== null) return ahead
  const place = carrier.placeAt(t)
  if (aim && distance(place, aim) > stillness) return computeHeading(place, aim)
  return ahead ?? cameFrom ?? carrier.rotationAt(t) ?? 0
}
