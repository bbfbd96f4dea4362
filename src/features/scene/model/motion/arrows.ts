/**
 * Arrows as views of the movement, in the field's notation: run solid, dribble wavy, pass dashed, shot
 * double. One per stretch of a track, cut where the runner gets or gives the ball, and one per flight.
 */
import type { BallEvent, Point, Scene } from '../document/scene-schema'
import { reach, type Flight } from './ball-motion'
import { distance, cutCourse, stillness } from './course'
import { applyEase } from './ease'
import { getSceneMotion, type SceneMotion } from './scene-motion'
import type { Stretch } from './track-motion'

export type ArrowKind = 'run' | 'dribble' | 'pass' | 'driven' | 'lofted' | 'shot'

export interface Arrow {
  /** Stable while the movement exists: `<object>:<key>:<part>` or the event's id. */
  id: string
  kind: ArrowKind
  /** Who runs or kicks; null for a ball that lay free. */
  by: string | null
  /** The ball of a pass, shot or dribble. */
  ball: string | null
  /** Who is meant to get it. */
  to: string | null
  source: { kind: 'key'; object: string; index: number } | { kind: 'event'; event: string }
  /** Seconds. */
  from: number
  until: number
  /** Metres on the pitch, at least two. */
  points: readonly Point[]
}

/** Arrows that start in this span (until is excluded, so that steps do not share any), by time. */
export function listArrows(scene: Scene, span: { from: number; until: number } = always): Arrow[] {
  const motion = getSceneMotion(scene)
  const runs = [...motion.tracks].flatMap(([object, { stretches }]) =>
    motion.objects.get(object)?.is_hidden
      ? []
      : stretches
          .filter(
            ({ from, until, key }) =>
              !key.is_quiet && from < span.until && until > span.from - instant,
          )
          .flatMap((stretch) => createRunArrows(motion, object, stretch)),
  )
  const flights = [...motion.balls.values()].flatMap(({ ball, phases }) =>
    phases.flatMap((phase) =>
      phase.kind === 'flight' && !phase.event.is_quiet ? [createFlightArrow(ball.id, phase)] : [],
    ),
  )
  return [...runs, ...flights]
    .filter(({ from }) => from >= span.from - instant && from < span.until - instant)
    .filter(({ points }) => distance(points[0], points.at(-1)) > stillness || points.length > 2)
    .toSorted((a, b) => a.from - b.from)
}

/** The time between a step's picture and the next one's; the last reaches to the end. */
export function getStepSpan(scene: Scene, index: number): { from: number; until: number } {
  return { from: scene.steps[index]?.t ?? 0, until: scene.steps[index + 1]?.t ?? Infinity }
}

/** Every arrow of the scene. */
export const always = { from: 0, until: Infinity }

const instant = 0.001

/** A stretch is one arrow, or several where the runner has the ball only part of the way. */
function createRunArrows(motion: SceneMotion, object: string, stretch: Stretch): Arrow[] {
  const { course, from, until, key, index } = stretch
  if (course.length <= stillness) return []
  const carries = [...motion.balls].flatMap(([ball, { phases }]) =>
    phases.flatMap((phase) =>
      phase.kind === 'carry' && phase.owner === object
        ? [{ ball, from: Math.max(from, phase.from), until: Math.min(until, phase.until) }]
        : [],
    ),
  )
  const cuts = carries.flatMap((carry) => [carry.from, carry.until])
  const times = [...new Set([from, ...cuts.filter((t) => t > from && t < until), until])].toSorted(
    (a, b) => a - b,
  )
  const getShareAt = (t: number) =>
    applyEase(key.ease, until > from ? (t - from) / (until - from) : 1)
  const pieces = joinShort(
    times.slice(0, -1).map((start, place): Piece => {
      const end = times[place + 1] ?? until
      const middle = (start + end) / 2
      const carry = carries.find((one) => one.from <= middle && middle < one.until)
      const length = (getShareAt(end) - getShareAt(start)) * course.length
      return { from: start, until: end, ball: carry?.ball ?? null, length }
    }),
  )
  return pieces.map((piece, place) => ({
    id: `${object}:${index}:${place}`,
    kind: piece.ball === null ? 'run' : 'dribble',
    by: object,
    ball: piece.ball,
    to: null,
    source: { kind: 'key', object, index },
    from: piece.from,
    until: piece.until,
    points: cutCourse(course, getShareAt(piece.from), getShareAt(piece.until)),
  }))
}

interface Piece {
  from: number
  until: number
  ball: string | null
  /** Metres. */
  length: number
}

/** Metres. A ball within reach is had at once; the last steps to it are no dribble yet. */
const shortestPiece = reach + 0.2

/** The last steps to a ball that arrives, or with one that leaves, belong to what goes on beside them. */
function joinShort(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    if (!before || Math.min(before.length, piece.length) >= shortestPiece) {
      whole.push(piece)
      continue
    }
    const longer = before.length >= piece.length ? before : piece
    const length = before.length + piece.length
    whole[whole.length - 1] = { from: before.from, until: piece.until, ball: longer.ball, length }
  }
  return whole
}

function createFlightArrow(ball: string, { event, kicker, course, from, until }: Flight): Arrow {
  return {
    id: event.id,
    kind: getFlightKind(event.kind),
    by: kicker,
    ball,
    to: event.to ?? null,
    source: { kind: 'event', event: event.id },
    from,
    until,
    points: course.points,
  }
}

function getFlightKind(kind: BallEvent['kind']): ArrowKind {
  return kind === 'ground' || kind === 'take' ? 'pass' : kind
}
