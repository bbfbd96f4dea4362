/**
 * Where several do the same in lanes, grids or with a ball each, a family draws one of them: the others do it too,
 * each from their own place, mirrored or smaller where there is no room.
 */
import type {
  Ball,
  BallEvent,
  Key,
  Player,
  Point,
  Scene,
} from '../../../../src/features/scene/model/document/scene-schema'
import { distance } from '../../../../src/features/scene/model/motion/course'
import { trackMotion } from '../../../../src/features/scene/model/motion/track-motion'
import { listHits } from './clear-ways'
import { listPlayers, quiet, roundPlace } from './film-scene'
import { listBrokenPlays } from './list-broken-plays'
import { listGroups, type Group } from './list-groups'

/** Metres: who stands nearer to one who starts waits in the queue. */
const queue = 1.9
/** Metres between where somebody should stand and stands. */
const match = 0.4
const apart = 0.8
const look = 0.25

export function addCompanions(scene: Scene, canFollowWithoutBall: boolean): Scene {
  const groups = listGroups(scene)
  const active = new Set(groups.flatMap(({ players }) => players.map(({ id }) => id)))
  const waiting = listPlayers(scene).filter(({ id, is_keeper }) => !active.has(id) && !is_keeper)
  if (groups.length === 0 || groups.length > 8 || waiting.length === 0) return scene
  let next = scene
  let count = 0
  const [first] = groups
  const nearest = waiting.toSorted((one, other) => getAway(first, one) - getAway(first, other))
  for (const player of nearest) {
    if (active.has(player.id) || isQueueing(next, player, active)) continue
    if (first && isBehind(scene, first, player)) continue
    const turned = groups.map((_, index) => groups[(index + count) % groups.length])
    for (const group of turned) {
      const made = group && copyGroup(next, group, { player, active, canFollowWithoutBall })
      if (!made) continue
      next = made.scene
      for (const id of made.ids) active.add(id)
      count += 1
      break
    }
  }
  return next
}

function getAway(group: Group | undefined, { x, y }: Player): number {
  const leader = group?.players[0]
  return leader ? distance([leader.x, leader.y], [x, y]) : 0
}

function isQueueing(scene: Scene, player: Player, active: ReadonlySet<string>): boolean {
  return listPlayers(scene).some(
    (other) =>
      other.team === player.team &&
      active.has(other.id) &&
      distance([other.x, other.y], [player.x, player.y]) < queue,
  )
}

/** Somebody stands where they would have to start to. */
function isBehind(scene: Scene, group: Group, player: Player): boolean {
  const [leader] = group.players
  const key = scene.tracks
    .find(({ object }) => object === leader?.id)
    ?.keys.find(({ x, y }) => leader && distance([leader.x, leader.y], [x, y]) > 0.5)
  if (!leader || !key) return false
  const ahead: Point = [key.x - leader.x, key.y - leader.y]
  return listPlayers(scene).some((other) => {
    const away: Point = [other.x - player.x, other.y - player.y]
    const gap = Math.hypot(...away)
    return (
      other.id !== player.id &&
      other.team === player.team &&
      gap < queue &&
      away[0] * ahead[0] + away[1] * ahead[1] > 0.5 * gap * Math.hypot(...ahead)
    )
  })
}

interface Copying {
  player: Player
  active: ReadonlySet<string>
  canFollowWithoutBall: boolean
}

function copyGroup(
  scene: Scene,
  group: Group,
  { player, active, canFollowWithoutBall }: Copying,
): { scene: Scene; ids: string[] } | undefined {
  const [leader] = group.players
  if (!leader || leader.team !== player.team) return undefined
  if (group.balls.length === 0 && (!canFollowWithoutBall || scene.events.length > 0))
    return undefined
  const shift: Point = [player.x - leader.x, player.y - leader.y]
  const people = new Map<string, Player>()
  for (const member of group.players) {
    const twin = listPlayers(scene).find(
      (other) =>
        other.team === member.team &&
        !other.is_keeper &&
        !active.has(other.id) &&
        distance([member.x + shift[0], member.y + shift[1]], [other.x, other.y]) < match,
    )
    if (!twin) return undefined
    people.set(member.id, twin)
  }
  const balls = new Map<string, Ball>()
  for (const ball of group.balls) {
    const owner = ball.owner === undefined ? undefined : people.get(ball.owner)?.id
    const twin = scene.objects.find(
      (other): other is Ball =>
        other.kind === 'ball' &&
        (owner === undefined
          ? other.owner === undefined &&
            distance([ball.x + shift[0], ball.y + shift[1]], [other.x, other.y]) < match
          : other.owner === owner),
    )
    if (!twin) return undefined
    balls.set(ball.id, twin)
  }
  // one without a ball does not follow one with a ball, nor the other way round
  if (balls.size === 0 && hasBall(scene, player.id)) return undefined
  const isSolo = group.players.length === 1 && scene.events.every(({ ball }) => !balls.has(ball))
  for (const turn of isSolo ? soloTurns : soloTurns.slice(0, 1)) {
    const copy = copyPlay(scene, { leader, player, people, balls, turn })
    const isGood =
      isInside(scene, copy, group, people) &&
      isFree(copy, [...people.values()]) &&
      (scene.events.length === 0 || isPlayable(scene, copy))
    if (isGood) return { scene: copy, ids: [...people.values()].map(({ id }) => id) }
  }
  return undefined
}

function hasBall(scene: Scene, id: string): boolean {
  return scene.objects.some((object) => object.kind === 'ball' && object.owner === id)
}

/** As drawn, mirrored, smaller. */
const soloTurns: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0.6, 0.6],
  [-0.6, -0.6],
]

interface Copy {
  leader: Player
  player: Player
  people: ReadonlyMap<string, Player>
  balls: ReadonlyMap<string, Ball>
  turn: Point
}

function copyPlay(scene: Scene, { leader, player, people, balls, turn }: Copy): Scene {
  const movePlace = ([x, y]: Point): Point =>
    roundPlace([player.x + (x - leader.x) * turn[0], player.y + (y - leader.y) * turn[1]])
  const moveKey = ({ via, ...key }: Key): Key => {
    const [x, y] = movePlace([key.x, key.y])
    return { ...key, x, y, ...(via && { via: via.map(movePlace) }), ...quiet }
  }
  const tracks = scene.tracks.flatMap(({ object, keys }) => {
    const twin = people.get(object)
    return twin ? [{ object: twin.id, keys: keys.map(moveKey) }] : []
  })
  const events = scene.events.flatMap((event): BallEvent[] => {
    const ball = balls.get(event.ball)
    if (!ball) return []
    const { x, y, via, to, ...rest } = event
    const place = x === undefined || y === undefined ? undefined : movePlace([x, y])
    const receiver = to === undefined ? undefined : people.get(to)?.id
    return [
      {
        ...rest,
        id: `${event.id}${ball.id}`,
        ball: ball.id,
        ...(receiver !== undefined && { to: receiver }),
        ...(place && { x: place[0], y: place[1] }),
        ...(via && { via: via.map(movePlace) }),
        ...quiet,
      },
    ]
  })
  return {
    ...scene,
    tracks: [...scene.tracks, ...tracks],
    events: [...scene.events, ...events],
  }
}

/** No further outside than those they follow. */
function isInside(
  scene: Scene,
  copy: Scene,
  group: Group,
  people: ReadonlyMap<string, Player>,
): boolean {
  const { length, width } = scene.pitch
  const measureOut = ({ x, y }: { x: number; y: number }) =>
    Math.max(0, -x, x - length, -y, y - width)
  const listKeys = (from: Scene, id: string) =>
    from.tracks.find(({ object }) => object === id)?.keys ?? []
  const allowed = Math.max(
    0,
    ...group.players.flatMap(({ id }) => listKeys(scene, id).map(measureOut)),
  )
  return [...people.values()].every(({ id }) =>
    listKeys(copy, id).every((key) => measureOut(key) <= allowed),
  )
}

function isFree(copy: Scene, twins: readonly Player[]): boolean {
  const tracks = new Map(copy.tracks.map(({ object, keys }) => [object, keys]))
  const people = copy.objects.filter(({ kind }) => kind === 'player' || kind === 'coach')
  const ways = people.map((person) => ({
    person,
    placeAt: trackMotion({ ...person }, tracks.get(person.id) ?? []).placeAt,
  }))
  const ids = new Set(twins.map(({ id }) => id))
  const end = Math.max(0, ...twins.flatMap(({ id }) => tracks.get(id)?.at(-1)?.t ?? 0))
  const others = ways.filter(({ person }) => !ids.has(person.id))
  return ways.every(({ person, placeAt }) => {
    if (!ids.has(person.id)) return true
    for (let t = look; t <= end + look; t += look) {
      for (const other of others) {
        const start = distance([person.x, person.y], [other.person.x, other.person.y])
        if (distance(placeAt(t), other.placeAt(t)) < Math.min(apart, start)) return false
      }
    }
    return true
  })
}

function isPlayable(scene: Scene, copy: Scene): boolean {
  return listBrokenPlays(copy).length === 0 && listHits(copy).length <= listHits(scene).length
}
