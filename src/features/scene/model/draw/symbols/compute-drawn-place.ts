/** Where a symbol is drawn: symbols are larger than life, so a ball at the feet lies at the symbol's edge. */
import type { Point } from '../../document/scene-schema'
import type { BallMotion, BallPhase } from '../../motion/ball-motion'
import { distance, computeHeading } from '../../motion/course'
import type { SceneMotion } from '../../motion/scene-motion'
import { getBallRadius, getPlayerRadius } from '../symbol-size'

/** Seconds in which a received ball comes round before the feet. */
const settling = 0.3

/** Pitch metres. The true place, but for a ball near the one who has, kicks or gets it. */
export function computeDrawnPlace(motion: SceneMotion, id: string, t: number, unit: number): Point {
  const ball = motion.balls.get(id)
  if (!ball) {
    const { x, y } = motion.poseOf(id, t)
    return [x, y]
  }
  const phase = ball.phaseAt(t)
  const place = ball.placeAt(t)
  const clear = getPlayerRadius(unit) * 1.1 + getBallRadius(unit) * 0.5
  if (phase.kind === 'carry') return computeCarriedPlace(motion, ball, phase, place, t, clear)
  if (phase.kind === 'rest') return place
  const near = [phase.kicker, phase.event.to ?? null]
    .flatMap((person) => (person === null ? [] : [motion.poseOf(person, t)]))
    .find(({ x, y }) => distance([x, y], place) < clear)
  return near ? pushAway([near.x, near.y], place, clear) : place
}

/** Out of the symbol, in the direction it lies already. */
function pushAway(from: Point, place: Point, clear: number): Point {
  const gap = distance(from, place)
  if (gap >= clear) return place
  if (gap === 0) return [from[0] + clear, from[1]]
  const by = clear / gap
  return [from[0] + (place[0] - from[0]) * by, from[1] + (place[1] - from[1]) * by]
}

function computeCarriedPlace(
  motion: SceneMotion,
  { phases }: BallMotion,
  phase: Extract<BallPhase, { kind: 'carry' }>,
  place: Point,
  t: number,
  clear: number,
): Point {
  const { x, y } = motion.poseOf(phase.owner, t)
  const end = pushAway([x, y], place, clear)
  const since = t - phase.from
  const before = phases[phases.indexOf(phase) - 1]
  if (since >= settling || before?.kind !== 'flight') return end
  const owner = motion.poseOf(phase.owner, phase.from)
  const start = computeHeading([owner.x, owner.y], before.course.at(1))
  const turn = ((((computeHeading([x, y], end) - start) % 360) + 540) % 360) - 180
  const angle = ((start + turn * (since / settling)) * Math.PI) / 180
  const reach = Math.max(clear, distance([x, y], place))
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
}
