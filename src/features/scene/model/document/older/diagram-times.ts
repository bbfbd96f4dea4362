/**
 * When each movement of an exercise's drawing happens. Arrows were drawn in the order of play: one
 * starts no earlier than the one before it, waits for its player and its ball, and runs together with
 * whatever it has nothing to do with. Groups that share neither start at the same time.
 */
import { distance, courseThrough } from '../../motion/course'
import { dribbleSpeed, runSpeed, usualSpeed } from '../../motion/speeds'
import type { BallEvent, Key, Point, SceneObject, Track } from '../scene-schema'
import type { CastMove } from './diagram-cast'

/** Seconds a player needs to bring a ball under control. */
const control = 0.3
/** Seconds: nothing is shorter, to be seen. */
const shortest = 0.6
/** Metres within which a ball can be taken up where it lies, a little less than the rule of `motion`. */
const arm = 1.8

interface Timed {
  tracks: Track[]
  events: BallEvent[]
}

export function timesOf(
  objects: readonly SceneObject[],
  moves: readonly CastMove[],
  owners: ReadonlyMap<string, string>,
): Timed {
  const places = new Map<string, Point>(objects.map(({ id, x, y }) => [id, [x, y]]))
  const holders = new Map<string, string | null>(owners)
  /** From when a player, or a ball, can do the next thing. */
  const readyAt = new Map<string, number>()
  const clocks = new Map<number, number>()
  const keys = new Map<string, Key[]>()
  const events: BallEvent[] = []
  const groups = groupsOf(moves)

  const ready = (id: string | null) => (id === null ? 0 : (readyAt.get(id) ?? 0))
  const at = (id: string): Point => places.get(id) ?? [0, 0]

  function walk(who: string, start: number, way: readonly Point[], speed: number): number {
    const [x, y] = at(who)
    const [to = [x, y], ...before] = way.toReversed()
    const via = before.toReversed()
    const length = courseThrough([[x, y], ...way]).length
    const end = seconds(start + Math.max(shortest, length / speed))
    const list = keys.get(who) ?? []
    if (start > (list.at(-1)?.t ?? 0)) list.push({ t: start, x, y, ease: 'linear' })
    list.push({
      t: end,
      x: to[0],
      y: to[1],
      ease: 'in_out',
      ...(via.length > 0 ? { via } : {}),
    })
    keys.set(who, list)
    places.set(who, to)
    readyAt.set(who, end)
    return end
  }

  function addEvent(event: Omit<BallEvent, 'id'>) {
    events.push({ id: `e${events.length + 1}`, ...event })
  }

  for (const [index, move] of moves.entries()) {
    const { kind, by, ball, to, points, keeper } = move
    const group = groups[index] ?? 0
    let start = seconds(Math.max(clocks.get(group) ?? 0, ready(by), ready(ball), ready(keeper)))
    clocks.set(group, start)
    if (ball !== null && by !== null && holders.get(ball) !== by) {
      if (distance(at(by), at(ball)) > arm) start = walk(by, start, [at(ball)], runSpeed)
      addEvent({ ball, kind: 'take', t: start, to: by, speed: usualSpeed.take })
      holders.set(ball, by)
    }
    if (kind === 'run' || kind === 'dribble') {
      if (by === null) continue
      const speed = kind === 'run' ? runSpeed : dribbleSpeed
      const end = walk(by, start, points.slice(1), speed)
      for (const [held, holder] of holders) {
        if (holder !== by) continue
        // whoever runs to meet a pass has it when both are there
        readyAt.set(held, Math.max(ready(held), seconds(end + (held === ball ? 0 : control))))
        places.set(held, at(by))
      }
      continue
    }
    if (ball === null) continue
    const end = move.ahead ?? points.at(-1) ?? at(ball)
    const speed = usualSpeed[kind === 'shot' ? 'shot' : 'ground']
    const target = to !== null && !move.ahead ? at(to) : end
    const length = courseThrough([
      by === null ? at(ball) : at(by),
      ...points.slice(1, -1),
      target,
    ]).length
    const via = points.slice(1, -1)
    addEvent({
      ball,
      kind: kind === 'shot' ? 'shot' : 'ground',
      t: start,
      speed,
      ...(to === null ? {} : { to }),
      ...(to === null || move.ahead ? { x: end[0], y: end[1] } : {}),
      ...(via.length > 0 ? { via } : {}),
    })
    const arrival = seconds(start + length / speed + control)
    places.set(ball, target)
    holders.set(ball, to)
    readyAt.set(ball, arrival)
    if (keeper !== null) readyAt.set(keeper, Math.max(ready(keeper), arrival))
    if (by !== null) readyAt.set(by, Math.max(ready(by), seconds(start + control)))
    if (to !== null && !move.ahead) readyAt.set(to, Math.max(ready(to), arrival))
  }
  return { tracks: [...keys].map(([object, list]) => ({ object, keys: list })), events }
}

/** The number of the group each movement belongs to: same player or ball, same group. */
function groupsOf(moves: readonly CastMove[]): number[] {
  const groups = moves.map((_, index) => index)
  const takesPart = moves.map(({ by, ball, to, keeper }) =>
    [by, ball, to, keeper].filter((id) => id !== null),
  )
  for (const [index, ids] of takesPart.entries()) {
    for (let earlier = 0; earlier < index; earlier += 1) {
      if (!takesPart[earlier]?.some((id) => ids.includes(id))) continue
      const [from, to] = [groups[index], groups[earlier] ?? index]
      for (const [place, group] of groups.entries()) if (group === from) groups[place] = to
    }
  }
  // somebody who only runs belongs to the play drawn just before
  for (const [index, { kind, ball }] of moves.entries()) {
    const isAlone = groups.filter((group) => group === groups[index]).length === 1
    const before = groups[index - 1]
    const hasBall = moves.some((move, place) => groups[place] === before && move.ball !== null)
    if (kind === 'run' && ball === null && isAlone && before !== undefined && hasBall) {
      groups[index] = before
    }
  }
  return groups
}

function seconds(t: number): number {
  return Math.round(t * 100) / 100
}
