/** Which goal a team plays at, and that goal's penalty area. */
import type { Pitch, Player, Point, Scene, TeamId } from '../document/scene-schema'
import { createLay, oppositeSide, type GoalSide, type Lay } from '../pitch/lay'
import { football, funinoLength, futsal, lawfulGround } from '../pitch/laws'

export interface Attack {
  /** u: metres from the goal line; v: metres from its middle, positive on the attacker's left. */
  seen: (place: Point) => { u: number; v: number }
  breadth: number
  box: { depth: number; half: number }
  /** Goal area, whose ends are the posts' surroundings. */
  mouth: { depth: number; half: number }
}

/** Null where no goal is marked, or when it is not known which one. */
export function findAttack(scene: Scene, team: TeamId): Attack | null {
  const { pitch } = scene
  const side = findAttackedSide(scene, team)
  if (side === null) return null
  const lay = createLay(pitch, side)
  const by = computeScale(pitch, lay)
  const boxes =
    pitch.kind === 'futsal'
      ? { depth: 6 * by, half: (6 + futsal.goal.width / 2) * by }
      : { depth: 16.5 * by, half: 20.16 * by }
  const area = football.goalArea ?? { depth: 5.5, width: 18.32 }
  return {
    seen: (place) => toSideView(pitch, side, place),
    breadth: lay.breadth,
    box: boxes,
    mouth: { depth: area.depth * by, half: (area.width / 2) * by },
  }
}

/** How much smaller than the Laws' the markings are drawn; the same rule as `pitch-lines.ts`. */
function computeScale({ kind }: Pitch, { depth, breadth }: Lay): number {
  const { football: usual, least, leastBox, futsalLeast } = lawfulGround
  if (kind === 'futsal') {
    return Math.min(1, breadth / futsalLeast.width, depth / futsalLeast.length)
  }
  if (kind === 'small_sided') return Math.min(1, depth / usual.length, breadth / usual.width)
  const need = kind === 'full' ? least.length : kind === 'half' ? least.length / 2 : leastBox
  return Math.min(1, breadth / least.width, depth / need)
}

/** Teams play away from their keeper; without any, the first attacks and the second defends. */
function findAttackedSide(scene: Scene, team: TeamId): GoalSide | null {
  const { pitch } = scene
  const goal = pitch.goal_side
  const keepers = scene.objects.filter(
    (object): object is Player => object.kind === 'player' && object.is_keeper === true,
  )
  const isNearGoal = (keeper: Player) => {
    const { u } = toSideView(pitch, goal, [keeper.x, keeper.y])
    return u < createLay(pitch, goal).depth / 2
  }
  const own = keepers.find((keeper) => keeper.team === team)
  const other = keepers.find((keeper) => keeper.team !== team)
  const isAtGoal = other ? isNearGoal(other) : own ? !isNearGoal(own) : team !== 'b'
  switch (pitch.kind) {
    case 'blank':
      return null
    case 'half':
    case 'third':
    case 'box':
      // the other way there is no goal to speak of
      return isAtGoal && !(own && isNearGoal(own)) ? goal : null
    case 'full':
    case 'futsal':
      return isAtGoal ? goal : oppositeSide[goal]
    case 'small_sided':
      if (createLay(pitch, goal).depth < funinoLength) return null
      return isAtGoal ? goal : oppositeSide[goal]
  }
}

/** The way back of `createLay`. */
function toSideView({ length, width }: Pitch, side: GoalSide, [x, y]: Point) {
  if (side === 'left') return { u: x, v: y - width / 2 }
  if (side === 'right') return { u: length - x, v: width / 2 - y }
  if (side === 'top') return { u: y, v: length / 2 - x }
  return { u: width - y, v: x - length / 2 }
}
