/** How somebody walks to a place without running into those who walk there too. */
import type { Key, Point } from '../../../../src/features/scene/model/document/scene-schema'
import { distance } from '../../../../src/features/scene/model/motion/course'
import { addPoints, createMove, roundSeconds } from './film-scene'

/** Metres between two who walk past each other. */
const apart = 0.85

export interface Walk {
  start: number
  until: number
  keys: Key[]
  placeAt: (t: number) => Point
}

/** The first way on which nobody is met; else the one with the most room. */
export function chooseWalk(
  { at, home, start, way }: { at: Point; home: Point; start: number; way: number },
  speed: number,
  others: readonly Walk[],
): Walk {
  const across: Point = [-(home[1] - at[1]) / way, (home[0] - at[0]) / way]
  let best: Walk | undefined
  let most = -1
  for (const [wait, bend] of walkChoices) {
    if (Math.abs(bend) > way / 2) continue
    const begin = start + wait
    const middle: Point | undefined =
      bend === 0
        ? undefined
        : [(at[0] + home[0]) / 2 + across[0] * bend, (at[1] + home[1]) / 2 + across[1] * bend]
    const length = middle ? distance(at, middle) + distance(middle, home) : way
    const until = roundSeconds(begin + length / speed)
    const walk: Walk = {
      start: begin,
      until,
      keys: [createMove(until, home, middle)],
      placeAt: (t) => findPlaceOnWalk({ at, home, middle, begin, until }, t),
    }
    const room = Math.min(Infinity, ...others.map((other) => measureRoom(walk, other, start)))
    if (room >= apart) return walk
    if (room > most) {
      most = room
      best = walk
    }
  }
  return best ?? { start, until: start, keys: [], placeAt: () => at }
}

/** Seconds to wait, metres to bend. */
const walkChoices = [
  [0, 0],
  [0, 1.2],
  [0, -1.2],
  [0.6, 0],
  [0.6, 1.2],
  [0.6, -1.2],
  [1.2, 0],
  [0, 2.2],
  [0, -2.2],
  [1.2, 1.6],
  [1.2, -1.6],
  [2, 0],
] as const

function findPlaceOnWalk(
  {
    at,
    home,
    middle,
    begin,
    until,
  }: { at: Point; home: Point; middle: Point | undefined; begin: number; until: number },
  t: number,
): Point {
  const share = Math.min(1, Math.max(0, (t - begin) / (until - begin)))
  if (!middle) return addPoints(at, [home[0] - at[0], home[1] - at[1]], share)
  // the smooth way through three points, near enough
  const u = 1 - share
  const control: Point = [
    2 * middle[0] - (at[0] + home[0]) / 2,
    2 * middle[1] - (at[1] + home[1]) / 2,
  ]
  return [
    u * u * at[0] + 2 * u * share * control[0] + share * share * home[0],
    u * u * at[1] + 2 * u * share * control[1] + share * share * home[1],
  ]
}

function measureRoom(walk: Walk, other: Walk, from: number): number {
  let room = Infinity
  for (let t = from; t <= walk.until + 0.3; t += 0.25) {
    room = Math.min(room, distance(walk.placeAt(t), other.placeAt(t)))
  }
  return room
}
