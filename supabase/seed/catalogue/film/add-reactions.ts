/**
 * Who has no part of their own in what a family draws reacts to the ball: keepers set themselves to its line and
 * go for a shot, opponents close down and shift, team-mates offer themselves. Always within their speed, clear of
 * the balls' ways and of each other.
 */
import type {
  Key,
  Player,
  Point,
  Scene,
} from '../../../../src/features/scene/model/document/scene-schema'
import { distance } from '../../../../src/features/scene/model/motion/course'
import {
  getSceneMotion,
  type SceneMotion,
} from '../../../../src/features/scene/model/motion/scene-motion'
import {
  trackMotion,
  type TrackMotion,
} from '../../../../src/features/scene/model/motion/track-motion'
import { findNearestGoal } from './clear-ways'
import {
  addMoves,
  addPoints,
  clampLength,
  clampToGround,
  createMove,
  createWait,
  listBallWays,
  listInvolvedIds,
  listPlayers,
  measureFromWays,
  quiet,
  roundPlace,
  type BallWay,
} from './film-scene'

/** Metres per second: to shift in balance, not to sprint. */
const shiftSpeed = 3.4
/** Metres from a ball on its way, and from the next one. */
const clear = 0.72
const apart = 0.95
/** Metres: a smaller shift is not seen. */
const visible = 0.35
const mostMoments = 4
/** Metres within which a keeper has a goal of their own. */
const ownGoal = 8

interface Play {
  scene: Scene
  motion: SceneMotion
  ways: readonly BallWay[]
  moments: readonly number[]
  /** Seconds at which is looked who comes too near to whom, and everybody's places then. */
  looks: readonly number[]
  places: Map<string, readonly Point[]>
  /** Nobody contests the ball: one only stays on one's toes. */
  isOpposed: boolean
}

type Wanted = (t: number, now: Point) => Point

/** Nobody who reacts has a ball, so that the balls' ways stay what they are. */
export function addReactions(scene: Scene, isOpposed: boolean): Scene {
  const motion = getSceneMotion(scene)
  if (motion.end <= 0 || motion.balls.size === 0) return scene
  const looks = Array.from({ length: Math.ceil(motion.end / look) + 2 }, (_, index) => index * look)
  const people = scene.objects.filter(({ kind }) => kind === 'player' || kind === 'coach')
  const play: Play = {
    scene,
    motion,
    ways: listBallWays(scene),
    moments: chooseMoments(motion),
    looks,
    places: new Map(
      people.map(({ id }) => [id, listPlaces(looks, motion.tracks.get(id))] as const),
    ),
    isOpposed,
  }
  const involved = listInvolvedIds(motion)
  return listPlayers(scene).reduce<Scene>((done, player) => {
    const keys = findReaction(play, player, involved.get(player.id)?.until ?? 0)
    return keys ? addMoves(done, player.id, keys.from, keys.keys) : done
  }, scene)
}

function listPlaces(looks: readonly number[], track: TrackMotion | undefined): Point[] {
  return track ? looks.map((t) => track.placeAt(t)) : []
}

/** When a ball starts or arrives, a few of them, and the end. */
function chooseMoments({ balls, end, tracks }: SceneMotion): number[] {
  const changes = [...balls.values()].flatMap(({ phases }) =>
    phases.flatMap(({ from, until, kind }) => (kind === 'flight' ? [from, until] : [])),
  )
  const runs = [...tracks.values()].flatMap(({ stretches }) => stretches.map(({ until }) => until))
  const all = [...new Set([...changes, ...runs, end])]
    .filter((t) => t > 0.3 && Number.isFinite(t))
    .toSorted((one, other) => one - other)
    .reduce<number[]>((kept, t) => (t - (kept.at(-1) ?? 0) < 0.4 ? kept : [...kept, t]), [])
  if (all.length <= mostMoments) return all.length > 0 ? all : [end]
  return Array.from(
    { length: mostMoments },
    (_, index) => all[Math.round(((index + 1) * all.length) / mostMoments) - 1] ?? end,
  )
}

function findReaction(
  play: Play,
  player: Player,
  hasBallUntil: number,
): { from: number; keys: Key[] } | undefined {
  const { motion } = play
  const track = motion.tracks.get(player.id)
  const from = Math.max(hasBallUntil, track?.stretches.at(-1)?.until ?? 0)
  const isBusy = !Number.isFinite(from) || (from > 0 && motion.end - from < 0.6)
  if (!track || isBusy || (track.stretches.length > 0 && !player.is_keeper)) return undefined
  const home = track.placeAt(from)
  const wanted = chooseReaction(play, player, home)
  if (!wanted) return undefined
  const before = measureFromWays(play.ways, player.id, track.placeAt)
  for (const share of [1, 0.6, 0.35, -0.35]) {
    const keys = createKeys(play, wanted, { home, from, share })
    if (keys.length === 0) continue
    const known = track.stretches.map(({ key }) => key)
    const moved = trackMotion({ ...player }, [...known, { ...createWait(from, home) }, ...keys])
    if (!isClear(play, player.id, moved, Math.min(clear, before))) continue
    play.places.set(player.id, listPlaces(play.looks, moved))
    return { from, keys }
  }
  return undefined
}

function createKeys(
  { scene, motion, moments }: Play,
  wanted: Wanted,
  { home, from, share }: { home: Point; from: number; share: number },
) {
  const keys: Key[] = []
  let place = home
  let since = from
  for (const t of moments.filter((moment) => moment > from + 0.3)) {
    const aim = wanted(t, place)
    const goal = addPoints(home, [aim[0] - home[0], aim[1] - home[1]], share)
    const step = clampLength(
      [goal[0] - place[0], goal[1] - place[1]],
      (t - since) * shiftSpeed * 0.9,
    )
    const next = roundPlace(clampToGround(scene, addPoints(place, step), home))
    if (distance(next, place) < visible) continue
    // the last moves start when the ball does, not long before
    const begin = t - Math.min(t - since, Math.max(0.5, distance(next, place) / (shiftSpeed * 0.6)))
    if (begin > since + 0.05) keys.push({ ...createWait(begin, place), ...quiet })
    keys.push(createMove(Math.min(t, motion.end), next))
    place = next
    since = t
  }
  return keys
}

function chooseReaction(play: Play, player: Player, home: Point): Wanted | undefined {
  const { scene, motion } = play
  const ball = findNearestBall(motion, home)
  if (!ball) return undefined
  if (player.is_keeper) return createKeeperReaction(play, home, ball)
  const { length, width } = scene.pitch
  const isOutside = home[0] < 0 || home[1] < 0 || home[0] > length || home[1] > width
  const isServer = isOutside || player.team === 'c' || player.team === 'd'
  if (isServer && player.team !== 'b') return undefined
  const startAt = motion.poseOf(ball, 0)
  const getBallAt = (t: number): Point => {
    const { x, y } = motion.poseOf(ball, t)
    return [x, y]
  }
  const getShift = (t: number): Point => {
    const [x, y] = getBallAt(t)
    return [x - startAt.x, y - startAt.y]
  }
  const computeStepTo = (t: number, metres: number): Point =>
    addPoints(home, clampLength(computeDifference(getBallAt(t), home), metres))
  if (isOutside || !play.isOpposed)
    return player.team === 'b' ? (t) => computeStepTo(t, 0.8) : undefined
  if (isOfBallTeam(play, player)) return (t) => addPoints(home, clampLength(getShift(t), 2), 0.5)
  return (t) => {
    const isNearest = findNearestOpponent(play, player.team, getBallAt(t), t) === player.id
    const gap = distance(getBallAt(t), home)
    if (isNearest && gap < 9) return computeStepTo(t, Math.min(3.5, Math.max(0.7, gap - 1.8)))
    const shift = clampLength(getShift(t), 9)
    return Math.hypot(...shift) < 1
      ? computeStepTo(t, 0.8)
      : addPoints(home, clampLength([shift[0] * 0.4, shift[1] * 0.45], 3.5))
  }
}

/** On the line from the goal's middle to the ball; for a shot a dive towards its way that comes too late. */
function createKeeperReaction({ scene, motion, ways }: Play, home: Point, ball: string): Wanted {
  const goal = findNearestGoal(scene, home)
  const getBallAt = (t: number): Point => {
    const { x, y } = motion.poseOf(ball, t)
    return [x, y]
  }
  const centre: Point = goal ? [goal.x, goal.y] : home
  const away = distance(centre, home)
  if (!goal || away > ownGoal) {
    return (t) => addPoints(home, clampLength(computeDifference(getBallAt(t), home), 1))
  }
  const shots = ways.filter(({ event }) => event.kind === 'shot')
  return (t, now) => {
    const shot = shots.find(({ from, until }) => from < t && t <= until + 0.05)
    const end = shot?.samples.at(-1)?.at
    if (shot && end && distance(end, centre) < 6) {
      const nearest = shot.samples
        .map(({ at }) => at)
        .toSorted((one, other) => distance(one, now) - distance(other, now))[0]
      const gap = nearest ? distance(nearest, now) : 0
      return nearest
        ? addPoints(
            now,
            clampLength(computeDifference(nearest, now), Math.max(0, Math.min(1.4, gap - 0.9))),
          )
        : now
    }
    const at = getBallAt(t)
    const line = clampLength(computeDifference(at, centre), 1)
    const far = distance(at, centre)
    const out = Math.min(Math.max(away, far > 16 ? away + 1.2 : away), Math.max(0.8, far - 2.5))
    const set = addPoints(
      home,
      clampLength(computeDifference(addPoints(centre, line, out), home), 2.2),
    )
    // a ball straight ahead: the keeper still comes a step off the line
    return distance(set, home) < visible
      ? addPoints(home, clampLength(computeDifference(at, home), 0.6))
      : set
  }
}

function computeDifference([x, y]: Point, [u, v]: Point): Point {
  return [x - u, y - v]
}

function findNearestBall({ balls }: SceneMotion, home: Point): string | undefined {
  return [...balls.values()]
    .filter(({ phases }) => phases.some(({ kind }) => kind !== 'rest'))
    .toSorted((one, other) => distance(one.placeAt(0), home) - distance(other.placeAt(0), home))[0]
    ?.ball.id
}

/** Whether the first to have a ball is a team-mate. */
function isOfBallTeam({ motion }: Play, { team }: Player): boolean {
  const first = [...motion.balls.values()]
    .flatMap(({ phases }) =>
      phases.flatMap((phase) => {
        if (phase.kind === 'carry') return [{ t: phase.from, id: phase.owner }]
        return phase.kind === 'flight' ? [{ t: phase.from, id: phase.event.to ?? '' }] : []
      }),
    )
    .toSorted((one, other) => one.t - other.t)
    .map(({ id }) => motion.objects.get(id))
    .find((object) => object?.kind === 'player')
  return first?.kind === 'player' && first.team === team
}

function findNearestOpponent({ motion, scene }: Play, team: string, at: Point, t: number) {
  return listPlayers(scene)
    .filter((player) => player.team === team && !player.is_keeper)
    .map(({ id }) => {
      const { x, y } = motion.poseOf(id, t)
      return { id, away: distance([x, y], at) }
    })
    .toSorted((one, other) => one.away - other.away)[0]?.id
}

/** Seconds. */
const look = 0.2

function isClear(
  { ways, looks, places }: Play,
  id: string,
  moved: TrackMotion,
  fromBalls: number,
): boolean {
  if (measureFromWays(ways, id, moved.placeAt) < fromBalls) return false
  const before = places.get(id) ?? []
  return looks.every((t, index) => {
    const place = moved.placeAt(t)
    const was = before[index] ?? place
    for (const [other, all] of places) {
      const at = all[index]
      if (other === id || !at) continue
      const gap = distance(place, at)
      if (gap < apart && gap < distance(was, at)) return false
    }
    return true
  })
}
