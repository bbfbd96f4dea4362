/** Where a movement leads, in a coach's words; nothing when nothing special is to be said. */
import { goalMeasures } from '../document/kinds'
import type { Point, Scene, TeamId } from '../document/scene-schema'
import { distance } from '../motion/course'
import { getSceneMotion } from '../motion/scene-motion'
import { findAttack, type Attack } from './attack'

export const places = [
  'goal',
  'near_post',
  'far_post',
  'box',
  'behind',
  'left_wing',
  'right_wing',
  'space',
] as const
export type Place = (typeof places)[number]

/** Outside of this share of the breadth, from the middle, one is on the wing. */
const wing = 0.3
/** Metres from the goal's middle within which it is neither the near nor the far post. */
const middle = 1
/** Metres beyond the last defender. */
const beyond = 1
/** A line is a last one in its own half, in metres from the goal. */
const ownHalf = 52.5

export interface Way {
  team: TeamId
  from: Point
  to: Point
  /** Seconds, when it begins. */
  t: number
}

export function describeDestination(scene: Scene, way: Way): Place | null {
  if (isInGoal(scene, way.to)) return 'goal'
  const attack = findAttack(scene, way.team)
  if (!attack) return null
  const start = attack.seen(way.from)
  const end = attack.seen(way.to)
  if (end.u < 0 || Math.abs(end.v) > attack.breadth / 2) return null
  const { box, mouth } = attack
  const isFromSide = Math.abs(start.v) > mouth.half
  const isAtMouth = end.u <= mouth.depth + 1 && Math.abs(end.v) <= mouth.half
  if (isAtMouth && isFromSide && Math.abs(end.v) > middle) {
    return Math.sign(end.v) === Math.sign(start.v) ? 'near_post' : 'far_post'
  }
  const isIn = ({ u, v }: { u: number; v: number }) => u <= box.depth && Math.abs(v) <= box.half
  if (isIn(end)) return isIn(start) ? null : 'box'
  if (isBehind(scene, attack, way, start.u, end.u)) return 'behind'
  const edge = attack.breadth * wing
  if (Math.abs(end.v) <= edge) return null
  const isThereAlready = Math.abs(start.v) > edge && Math.sign(start.v) === Math.sign(end.v)
  if (isThereAlready) return null
  return end.v > 0 ? 'left_wing' : 'right_wing'
}

/** In one of the goals that were put up; a shot and a pass may end there. */
export function isInGoal({ objects }: Scene, place: Point): boolean {
  return objects.some(
    (object) =>
      object.kind === 'goal' &&
      distance([object.x, object.y], place) <= Math.max(1.5, goalMeasures[object.size].width / 2),
  )
}

/** Past the deepest of at least two opponents who are no keepers. */
function isBehind(scene: Scene, attack: Attack, way: Way, start: number, end: number): boolean {
  const motion = getSceneMotion(scene)
  const line = scene.objects.flatMap((object) => {
    if (object.kind !== 'player' || object.team === way.team || object.is_keeper) return []
    const { x, y } = motion.poseOf(object.id, way.t)
    return [attack.seen([x, y]).u]
  })
  const last = Math.min(...line)
  return line.length >= 2 && last < ownHalf && end < last - beyond && start >= last - beyond
}
