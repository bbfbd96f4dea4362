/** Who a drawn pass is for: arrows end before somebody, or where somebody is going to run. */
import { distance } from '../../motion/course'
import type { Point, SceneObject } from '../scene-schema'

/** A pass meets its runner at most this far from where the run ends, in metres. */
const meetingReach = 0.7
/** Metres by which an opponent has to be nearer than a team-mate to be meant. */
const opponentHandicap = 2
/** Metres by which somebody still coming has to be nearer than somebody there. */
const comingHandicap = 0.5

export interface Candidate {
  person: SceneObject
  /** Where the person is, or runs to. */
  place: Point
  isComing: boolean
}

export interface Receiver {
  to: string | null
  /** Where the ball is played when it is played into space. */
  ahead: Point | null
}

export function receiverOf(
  pass: readonly Point[],
  kicker: SceneObject | undefined,
  candidates: readonly Candidate[],
  near: number,
): Receiver {
  const end = pass.at(-1) ?? [0, 0]
  const [best] = candidates
    .map((candidate) => ({ ...candidate, away: distance(candidate.place, end) }))
    .filter(({ away }) => away <= near)
    .map((candidate) => {
      const { person, place, isComing, away } = candidate
      // a pass that points straight at an opponent is a service to start the exercise
      const isMeant = areMates(kicker, person) || (!isComing && isAhead(pass, place))
      const handicap = (isMeant ? 0 : opponentHandicap) + (isComing ? comingHandicap : 0)
      return { ...candidate, cost: away + handicap }
    })
    .toSorted((one, other) => one.cost - other.cost)
  if (!best) return { to: null, ahead: null }
  const { person, place, isComing, away } = best
  const ahead = isComing ? towards(place, end, Math.min(away, meetingReach)) : null
  return { to: person.id, ahead }
}

/** Coaches and neutral players play with everybody. */
function areMates(one: SceneObject | undefined, other: SceneObject): boolean {
  if (one?.kind !== 'player' || other.kind !== 'player') return true
  return one.team === other.team || one.team === 'c' || other.team === 'c'
}

/** Whether the pass, played on, would go by within half its remaining way. */
function isAhead(pass: readonly Point[], [x, y]: Point): boolean {
  const [fromX, fromY] = pass.at(-2) ?? [x, y]
  const [endX, endY] = pass.at(-1) ?? [x, y]
  const length = Math.hypot(endX - fromX, endY - fromY) || 1
  const away = Math.hypot(x - endX, y - endY)
  const across = ((x - endX) * (endY - fromY) - (y - endY) * (endX - fromX)) / length
  return Math.abs(across) <= away / 2
}

/** So many metres from one place in the direction of another, to the centimetre. */
function towards(from: Point, to: Point, metres: number): Point {
  const share = metres / (distance(from, to) || 1)
  return [
    Math.round((from[0] + (to[0] - from[0]) * share) * 100) / 100,
    Math.round((from[1] + (to[1] - from[1]) * share) * 100) / 100,
  ]
}
