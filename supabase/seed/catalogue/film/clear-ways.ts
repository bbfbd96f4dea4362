/**
 * Nobody stands in a pass, no shot goes through the keeper: who only stands makes way, else the ball is bent or
 * lifted; shots go to the corner the keeper does not cover, or are held.
 */
import { goalMeasures } from '../../../../src/features/scene/model/document/kinds'
import type {
  BallEvent,
  Goal,
  Player,
  Point,
  Scene,
} from '../../../../src/features/scene/model/document/scene-schema'
import { distance } from '../../../../src/features/scene/model/motion/course'
import { getSceneMotion } from '../../../../src/features/scene/model/motion/scene-motion'
import {
  clampToGround,
  listBallWays,
  listInvolvedIds,
  listPlayers,
  roundPlace,
  type BallWay,
} from './film-scene'

/** Metres a ball on the ground keeps from a body. */
const clear = 0.72
/** Metres between two people who stand. */
const apart = 0.9
const mostChanges = 12

export interface Hit {
  way: BallWay
  player: Player
  /** Where the ball is nearest. */
  at: Point
}

/** Everybody whom a ball on the ground goes through, keepers only by a shot. */
export function listHits(scene: Scene, ways = listBallWays(scene), margin = clear): Hit[] {
  const motion = getSceneMotion(scene)
  const players = listPlayers(scene)
  return ways.flatMap((way) =>
    players.flatMap((player) => {
      if (player.id === way.kicker || player.id === way.event.to) return []
      if (player.is_keeper && way.event.kind !== 'shot') return []
      // beside the kicker's feet and at the end, where it is taken or in the goal, it passes nobody
      const track = motion.tracks.get(player.id)
      let nearest: Point | undefined
      let away = margin
      for (const { t, at } of way.samples) {
        const gap = distance(at, track?.placeAt(t))
        if (gap >= away) continue
        away = gap
        nearest = at
      }
      return nearest ? [{ way, player, at: nearest }] : []
    }),
  )
}

export function clearWays(scene: Scene): Scene {
  let clean = scene
  let hits = listHits(clean)
  for (let round = 0; round < mostChanges && hits.length > 0; round += 1) {
    const better = findBetter(clean, hits)
    if (!better) return clean
    clean = better
    hits = listHits(clean)
  }
  return clean
}

/** The first change after which fewer are hit. */
function findBetter(scene: Scene, hits: readonly Hit[]): Scene | undefined {
  for (const hit of hits) {
    for (const changed of listChanges(scene, hit)) {
      if (listHits(changed).length < hits.length && isPlayedAlike(scene, changed)) return changed
    }
  }
  return undefined
}

/** As many balls get to whom they are meant for as before. */
function isPlayedAlike(before: Scene, after: Scene): boolean {
  const count = (scene: Scene) =>
    [...getSceneMotion(scene).balls.values()].reduce(
      (sum, { phases, impossible }) =>
        sum + phases.filter(({ kind }) => kind === 'carry').length - 100 * impossible.length,
      0,
    )
  return count(after) >= count(before)
}

function* listChanges(scene: Scene, { way, player, at }: Hit): Generator<Scene> {
  const { event } = way
  if (event.kind === 'shot') yield* listAims(scene, event, player)
  yield* listSteps(scene, player, way, at)
  if (event.kind !== 'shot') yield* listBends(scene, way)
  if (event.kind !== 'shot') yield changeEvent(scene, event, { kind: 'lofted', speed: 16 })
  if (player.is_keeper) yield changeToSave(scene, event, player)
  else yield* listBends(scene, way)
}

function changeEvent(scene: Scene, event: BallEvent, change: Partial<BallEvent>): Scene {
  return {
    ...scene,
    events: scene.events.map((one) => (one.id === event.id ? { ...one, ...change } : one)),
  }
}

/** Into the corners of the goal, the far one first. */
function* listAims(scene: Scene, event: BallEvent, keeper: Player): Generator<Scene> {
  if (event.x === undefined || event.y === undefined) return
  const aim: Point = [event.x, event.y]
  const goal = findNearestGoal(scene, aim)
  if (!goal || distance([goal.x, goal.y], aim) > 6) return
  const half = goalMeasures[goal.size].width / 2
  const turn = ((goal.rotation ?? 0) * Math.PI) / 180
  const along: Point = [-Math.sin(turn), Math.cos(turn)]
  const depth = (aim[0] - goal.x) * Math.cos(turn) + (aim[1] - goal.y) * Math.sin(turn)
  const corners = [half - 0.35, 0.35 - half].map((side): Point => [
    goal.x + along[0] * side + Math.cos(turn) * depth,
    goal.y + along[1] * side + Math.sin(turn) * depth,
  ])
  const far = corners.toSorted(
    (one, other) => distance(other, [keeper.x, keeper.y]) - distance(one, [keeper.x, keeper.y]),
  )
  for (const corner of far) {
    const [x, y] = roundPlace(corner)
    yield changeEvent(scene, event, { x, y })
  }
}

export function findNearestGoal(scene: Scene, at: Point): Goal | undefined {
  return scene.objects
    .filter((object) => object.kind === 'goal')
    .toSorted((one, other) => distance([one.x, one.y], at) - distance([other.x, other.y], at))[0]
}

function changeToSave(scene: Scene, event: BallEvent, keeper: Player): Scene {
  return {
    ...scene,
    events: scene.events.map((one) => {
      if (one.id !== event.id) return one
      const { x: _x, y: _y, via: _via, ...rest } = one
      return { ...rest, to: keeper.id }
    }),
  }
}

/** Aside, for somebody who only stands there: across the way of the ball, the shorter side first. */
function* listSteps(scene: Scene, player: Player, way: BallWay, at: Point): Generator<Scene> {
  const isStill = !scene.tracks.some(({ object }) => object === player.id)
  if (!isStill || listInvolvedIds(getSceneMotion(scene)).has(player.id)) return
  const first = way.samples[0]?.at ?? at
  const last = way.samples.at(-1)?.at ?? at
  const length = distance(first, last) || 1
  const across: Point = [-(last[1] - first[1]) / length, (last[0] - first[0]) / length]
  const side = Math.sign((player.x - at[0]) * across[0] + (player.y - at[1]) * across[1]) || 1
  for (const away of [0.85 * side, -0.85 * side, 1.2 * side, -1.2 * side]) {
    const moved: Point = [at[0] + across[0] * away, at[1] + across[1] * away]
    const [x, y] = roundPlace(clampToGround(scene, moved, [player.x, player.y]))
    const isFree = scene.objects.every(
      (other) =>
        other.id === player.id ||
        other.kind === 'ball' ||
        distance([other.x, other.y], [x, y]) > apart,
    )
    if (!isFree) continue
    yield {
      ...scene,
      objects: scene.objects.map((object) =>
        object.id === player.id ? { ...object, x, y } : object,
      ),
    }
  }
}

/** Round whoever stands there. */
function* listBends(scene: Scene, way: BallWay): Generator<Scene> {
  const first = way.samples[0]?.at
  const last = way.samples.at(-1)?.at
  if (!first || !last) return
  const length = distance(first, last)
  if (length < 3) return
  const across: Point = [-(last[1] - first[1]) / length, (last[0] - first[0]) / length]
  for (const bend of [1, -1, 1.6, -1.6, 2.2, -2.2]) {
    if (Math.abs(bend) > length / 4) continue
    const middle: Point = [
      (first[0] + last[0]) / 2 + across[0] * bend,
      (first[1] + last[1]) / 2 + across[1] * bend,
    ]
    yield changeEvent(scene, way.event, { via: [roundPlace(middle)] })
  }
}
