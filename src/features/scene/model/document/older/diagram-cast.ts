/**
 * Who does what in an exercise's drawing. Its arrows stood free beside the players; here each one gets
 * the player at its start, the ball nearest to it and, for a pass, whoever is at its end.
 */
import { distance } from '../../motion/course'
import type { Ball, Point, SceneObject } from '../scene-schema'
import { receiverOf } from './diagram-receiver'
import type { DiagramMove } from './diagram-schema'

/** How near somebody must be to an arrow's start or end, in metres: arrows leave room for the symbol. */
const usualReach = 2.5
/** Symbols, and with them that room, grew with the picture: this share of its side. */
const reachShare = 0.07

export interface CastMove {
  kind: DiagramMove['k']
  points: readonly Point[]
  /** Null for a ball that is kicked from where it lies. */
  by: string | null
  ball: string | null
  to: string | null
  /** Where a pass goes whose receiver only runs there: played into space. */
  ahead: Point | null
  /** Who has to save a shot. */
  keeper: string | null
}

export interface Cast {
  moves: CastMove[]
  /** Arrows nobody stands at. */
  free: DiagramMove[]
  /** Who has which ball at the start, by the ball's id. */
  owners: Map<string, string>
}

/** `side` is the length of the ground, were it a square. */
export function castOf(
  objects: readonly SceneObject[],
  drawn: readonly DiagramMove[],
  side: number,
): Cast {
  const near = Math.max(usualReach, side * reachShare)
  const people = objects.filter((object) => object.kind === 'player' || object.kind === 'coach')
  const balls = objects.filter((object) => object.kind === 'ball')
  const places = new Map<string, Point>(objects.map(({ id, x, y }) => [id, [x, y]]))
  const holders = new Map<string, string | null>()
  const owners = new Map<string, string>()
  const moves: CastMove[] = []
  const free: DiagramMove[] = []

  function nearest<Thing extends { id: string }>(place: Point, things: readonly Thing[]) {
    return nearestOf(place, things, places, near)
  }

  /** What `by` has, else what lies nearest; somebody else's can be won, but not kicked away. */
  function ballFor(kind: DiagramMove['k'], by: string | null, start: Point): Ball | null {
    const held = balls.find(({ id }) => by !== null && holders.get(id) === by)
    if (held) return held
    const loose = balls.filter(({ id }) => (holders.get(id) ?? null) === null)
    return (
      nearest(start, loose) ??
      (by === null ? null : nearest(at(by), loose)) ??
      (kind === 'dribble' ? nearest(start, balls) : null)
    )
  }

  function at(id: string): Point {
    return places.get(id) ?? [0, 0]
  }

  function kickerAt(start: Point): string | null {
    const carriers = new Set(holders.values())
    const withBall = people.filter(({ id }) => carriers.has(id))
    return (nearest(start, withBall) ?? nearest(start, people))?.id ?? null
  }

  function receiverAt(index: number, by: string | null) {
    const pass = drawn[index]?.p ?? []
    const end = pass.at(-1) ?? [0, 0]
    const later = drawn.slice(index + 1)
    const next = later.findIndex(({ k, p }) => k !== 'run' && distance(p[0], end) <= near * 2)
    const runs = (next < 0 ? later : later.slice(0, next)).flatMap(({ k, p }) => {
      const person = k === 'run' && p[0] ? nearest(p[0], people) : null
      return person ? [{ person, place: p.at(-1) ?? at(person.id), isComing: true }] : []
    })
    const standing = people.map((person) => ({ person, place: at(person.id), isComing: false }))
    const kicker = people.find(({ id }) => id === by)
    const others = [...standing, ...runs].filter(({ person }) => person.id !== by)
    return receiverOf(pass, kicker, others, near)
  }

  /** Shots at the same keeper come one after the other. */
  function keeperAt(place: Point): string | null {
    const keepers = people.filter((person) => person.kind === 'player' && person.is_keeper)
    return nearest(place, keepers)?.id ?? null
  }

  for (const [index, move] of drawn.entries()) {
    const start = move.p[0] ?? [0, 0]
    const end = move.p.at(-1) ?? start
    const isKick = move.k === 'pass' || move.k === 'shot'
    const by = isKick ? kickerAt(start) : (nearest(start, people)?.id ?? null)
    const ball = move.k === 'run' ? null : (ballFor(move.k, by, start)?.id ?? null)
    if ((move.k !== 'run' && ball === null) || (!isKick && by === null)) {
      free.push(move)
      continue
    }
    const { to, ahead } = move.k === 'pass' ? receiverAt(index, by) : { to: null, ahead: null }
    if (ball !== null) {
      const isFirst = !holders.has(ball)
      const isAtFeet = by !== null && distance(at(by), at(ball)) <= near
      const hasMoved = moves.some((earlier) => earlier.by === by && earlier.kind === 'run')
      if (isFirst && by !== null && isAtFeet && !hasMoved && ![...owners.values()].includes(by)) {
        owners.set(ball, by)
      }
      holders.set(ball, isKick ? to : by)
      if (isKick) places.set(ball, end)
    }
    if (!isKick && by !== null) {
      places.set(by, end)
      for (const [held, holder] of holders) if (holder === by) places.set(held, end)
    }
    const keeper = move.k === 'shot' ? keeperAt(end) : null
    moves.push({ kind: move.k, points: move.p, by, ball, to, ahead, keeper })
  }
  return { moves, free, owners }
}

/** The nearest thing within reach. */
function nearestOf<Thing extends { id: string }>(
  place: Point,
  things: readonly Thing[],
  places: ReadonlyMap<string, Point>,
  reach: number,
): Thing | null {
  const within = things
    .map((thing) => ({ thing, away: distance(place, places.get(thing.id)) }))
    .filter(({ away }) => away <= reach)
    .toSorted((one, other) => one.away - other.away)
  return within[0]?.thing ?? null
}
