/** What cannot happen like this on a pitch, as data; the sentences are `scene:warnings.<kind>`. */
import { goalMeasures } from '../document/kinds'
import type { BallEvent, Goal, Pitch, Point, Scene } from '../document/scene-schema'
import type { BallMotion, Flight } from './ball-motion'
import { distance, stillness } from './course'
import { peakSpeed } from './ease'
import { getSceneMotion, type SceneMotion } from './scene-motion'
import { topSpeed } from './speeds'

export const warningKinds = [
  /** Nobody runs like this: `value` m/s at the fastest, `enough` seconds would do. */
  'too_fast',
  /** Nobody gets the pass; `value` is how many metres its receiver is away, if it has one. */
  'not_received',
  /** Kicked or taken while it is still flying for `value` seconds. */
  'ball_on_the_way',
  /** Taken by somebody `value` metres away. */
  'out_of_reach',
  /** A pass that goes out of play, `value` metres over the line. */
  'outside',
] as const
export type WarningKind = (typeof warningKinds)[number]

export interface Warning {
  kind: WarningKind
  /** What to select: the runner, or the ball event. */
  ids: string[]
  /** Seconds, when it begins. */
  t: number
  /** In the unit of its kind. */
  value: number
  /** Seconds the movement would have to take; only for one that is too fast. */
  enough?: number
}

/** In order of time. */
export function listWarnings(scene: Scene): Warning[] {
  const motion = getSceneMotion(scene)
  const goals = scene.objects.filter((object) => object.kind === 'goal')
  return [
    ...listTooFast(motion),
    ...[...motion.balls.values()].flatMap((ball) => [
      ...ball.impossible.map((event) => createImpossibleWarning(motion, ball, event)),
      ...ball.phases.flatMap((phase, index) =>
        phase.kind === 'flight' && !isReceived(ball, index)
          ? (findLostBall(motion, phase, scene.pitch, goals) ?? [])
          : [],
      ),
    ]),
  ].toSorted((one, other) => one.t - other.t)
}

/** A tenth of a metre per second is nothing to warn about. */
const tolerance = 0.1

function listTooFast({ tracks, objects }: SceneMotion): Warning[] {
  return [...tracks].flatMap(([id, { stretches }]) => {
    const kind = objects.get(id)?.kind
    if (kind !== 'player' && kind !== 'coach') return []
    return stretches.flatMap(({ from, until, course, key }) => {
      if (course.length <= stillness) return []
      const effort = course.length * peakSpeed[key.ease]
      const value = effort / Math.max(0.001, until - from)
      if (value <= topSpeed + tolerance) return []
      return [{ kind: 'too_fast' as const, ids: [id], t: from, value, enough: effort / topSpeed }]
    })
  })
}

function createImpossibleWarning(motion: SceneMotion, ball: BallMotion, event: BallEvent): Warning {
  const phase = ball.phaseAt(event.t)
  const common = { ids: [event.id], t: event.t }
  if (phase.kind === 'flight') {
    return { ...common, kind: 'ball_on_the_way', value: phase.until - event.t }
  }
  const taker = event.to === undefined ? undefined : motion.tracks.get(event.to)
  const value = distance(taker?.placeAt(event.t), ball.placeAt(event.t))
  return { ...common, kind: 'out_of_reach', value }
}

/** Somebody has the ball afterwards, whoever was meant, before it is kicked again. */
function isReceived({ phases }: BallMotion, flight: number): boolean {
  for (const phase of phases.slice(flight + 1)) {
    if (phase.kind === 'carry') return true
    if (phase.kind === 'flight') return false
  }
  return false
}

/** Shots, and passes into a goal, need nobody to get them. */
function findLostBall(
  motion: SceneMotion,
  { event, until, course }: Flight,
  pitch: Pitch,
  goals: readonly Goal[],
): Warning | null {
  const end = course.at(1)
  if (event.kind === 'shot' || goals.some((goal) => isIn(goal, end))) return null
  const common = { ids: [event.id], t: event.t }
  const out = measureMetresOut(pitch, end)
  if (out > 0) return { ...common, kind: 'outside', value: out }
  const receiver = event.to === undefined ? undefined : motion.tracks.get(event.to)
  return { ...common, kind: 'not_received', value: distance(receiver?.placeAt(until), end) }
}

/** Within a goal's width of its middle: arrows rarely end on the line itself. */
function isIn({ x, y, size }: Goal, place: Point): boolean {
  return distance([x, y], place) <= Math.max(1.5, goalMeasures[size].width / 2)
}

/** Metres beyond the marked ground; 0 on it. */
function measureMetresOut({ length, width }: Pitch, [x, y]: Point): number {
  return Math.hypot(Math.max(0, -x, x - length), Math.max(0, -y, y - width))
}
