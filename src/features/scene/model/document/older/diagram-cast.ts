/**
 * Who does what in an exercise's drawing. Its arrows stood free beside the players; here each one gets
 * the player at its start, the ball nearest to it and, for a pass, whoever is at its end.
 */
import { distance } from '../../motion/course'
import type { Ball, Player, Point, SceneObject } from '../scene-schema'
import type { DiagramMove } from './diagram-schema'

/** How near somebody must be to an arrow's start or end, in metres: arrows leave room for the symbol. */
const near = 2.5

export interface CastMove {
  kind: DiagramMove['k']
  points: readonly Point[]
  /** Null for a ball that is kicked from where it lies. */
  by: string | null
  ball: string | null
  to: string | null
  /** The receiver only runs to where the pass ends: played into space. */
  isAhead: boolean
}

export interface Cast {
  moves: CastMove[]
  /** Arrows nobody stands at. */
  free: DiagramMove[]
  /** Who has which ball at the start, by the ball's id. */
  owners: Map<string, string>
}

export function castOf(objects: readonly SceneObject[], drawn: readonly DiagramMove[]): Cast {
  const people = objects.filter((object) => object.kind === 'player' || object.kind === 'coach')
  const balls = objects.filter((object) => object.kind === 'ball')
  const places = new Map<string, Point>(objects.map(({ id, x, y }) => [id, [x, y]]))
  const holders = new Map<string, string | null>()
  const owners = new Map<string, string>()
  const moves: CastMove[] = []
  const free: DiagramMove[] = []

  /** What lies or is carried by `by` and is nearest to the place. */
  function ballFor(by: string | null, start: Point): Ball | null {
    const held = balls.find(({ id }) => by !== null && holders.get(id) === by)
    if (held) return held
    const loose = balls.filter(({ id }) => (holders.get(id) ?? null) === null)
    return nearest(start, loose, places) ?? (by === null ? null : nearest(at(by), loose, places))
  }

  function at(id: string): Point {
    return places.get(id) ?? [0, 0]
  }

  function kickerAt(start: Point): string | null {
    const carriers = new Set(holders.values())
    const holder = nearest(
      start,
      people.filter(({ id }) => carriers.has(id)),
      places,
    )
    return (holder ?? nearest(start, people, places))?.id ?? null
  }

  /** Whoever stands at the end of a pass, or will have run there before the ball is played on. */
  function receiverAt(index: number, by: string | null) {
    const end = drawn[index]?.p.at(-1) ?? [0, 0]
    const others = people.filter(({ id }) => id !== by)
    const there = nearest(end, others, places)
    const later = drawn.slice(index + 1)
    const next = later.findIndex(({ k, p }) => k !== 'run' && distance(p[0], end) <= near * 2)
    const coming = (next < 0 ? later : later.slice(0, next)).flatMap(({ k, p }) => {
      const runner = k === 'run' && p[0] ? nearest(p[0], others, places) : null
      const goal = p.at(-1)
      return runner && goal && distance(goal, end) <= near ? [{ id: runner.id, goal }] : []
    })[0]
    if (!coming) return { to: there?.id ?? null, isAhead: false }
    const isNearer = !there || distance(coming.goal, end) < distance(at(there.id), end)
    return { to: isNearer ? coming.id : there.id, isAhead: isNearer }
  }

  for (const [index, move] of drawn.entries()) {
    const start = move.p[0] ?? [0, 0]
    const end = move.p.at(-1) ?? start
    const isKick = move.k === 'pass' || move.k === 'shot'
    const by = isKick ? kickerAt(start) : (nearest(start, people, places)?.id ?? null)
    const ball = move.k === 'run' ? null : (ballFor(by, start)?.id ?? null)
    if ((move.k !== 'run' && ball === null) || (!isKick && by === null)) {
      free.push(move)
      continue
    }
    const { to, isAhead } = move.k === 'pass' ? receiverAt(index, by) : { to: null, isAhead: false }
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
    if (!isKick && by !== null) places.set(by, end)
    moves.push({ kind: move.k, points: move.p, by, ball, to, isAhead })
  }
  return { moves, free, owners }
}

function nearest<Thing extends { id: string }>(
  place: Point,
  things: readonly Thing[],
  places: ReadonlyMap<string, Point>,
): Thing | null {
  let best: Thing | null = null
  let bestDistance = near
  for (const thing of things) {
    const away = distance(place, places.get(thing.id))
    if (away <= bestDistance && places.has(thing.id)) {
      best = thing
      bestDistance = away
    }
  }
  return best
}

/** Keepers were a team of their own: now each plays for whom the players around it play. */
export function keeperTeam(keeper: Point, players: readonly Player[]): 'a' | 'b' {
  const away = (team: 'a' | 'b') => {
    const ways = players
      .filter((player) => player.team === team && !player.is_keeper)
      .map(({ x, y }) => distance(keeper, [x, y]))
    return ways.length > 0 ? ways.reduce((sum, way) => sum + way, 0) / ways.length : null
  }
  const [a, b] = [away('a'), away('b')]
  // shot at by one team only: the other one's
  if (a === null || b === null) return a === null && b !== null ? 'a' : 'b'
  return a < b ? 'a' : 'b'
}
