/**
 * The next turn: everybody goes on to the place of the one before them, or back to their own, and the ball comes
 * back to where it starts. Afterwards the picture is the first one again, so that the film can go on in a circle.
 */
import type {
  BallEvent,
  Player,
  Point,
  Scene,
} from '../../../../src/features/scene/model/document/scene-schema'
import { distance } from '../../../../src/features/scene/model/motion/course'
import { getSceneMotion } from '../../../../src/features/scene/model/motion/scene-motion'
import { assignPlaces } from './assign-places'
import { chooseWalk, type Walk } from './choose-walk'
import { listHits } from './clear-ways'
import {
  addMoves,
  addPoints,
  createMove,
  listBallWays,
  listPlayers,
  quiet,
  roundPlace,
  roundSeconds,
} from './film-scene'

export interface Return {
  scene: Scene
  /** Seconds: everybody stands and has what they need. */
  until: number
  /** Who stands where whom stood at the start. */
  occupants: ReadonlyMap<string, string>
}

export interface ReturnOptions {
  /** Seconds: everything that was to happen is over. */
  from: number
  /** Metres per second. */
  speed: number
  /** On to the next place, not back to one's own. */
  isRotating: boolean
  /** Who stood where whom stood at the start, before this turn. */
  places: Scene
  turn: number
}

const stillness = 0.1
const passSpeed = 9

export function addReturn(scene: Scene, options: ReturnOptions): Return {
  const { from, places } = options
  const placeAtEnd = (id: string): Point => {
    const { x, y } = getSceneMotion(scene).poseOf(id, from)
    return [x, y]
  }
  const occupants = choosePlaces(listPlayers(places), placeAtEnd, options)
  const fetched = fetchBalls(scene, occupants, options)
  const walked = addWalks(fetched.scene, occupants, { ...options, busy: fetched.busy })
  return { ...addReturnPasses(walked.scene, { occupants, options, from: walked.until }), occupants }
}

function choosePlaces(
  players: readonly Player[],
  placeAtEnd: (id: string) => Point,
  { isRotating }: ReturnOptions,
): Map<string, string> {
  const own = new Map(players.map(({ id }) => [id, id]))
  if (!isRotating) return own
  const teams = new Set(players.map(({ team }) => team))
  for (const team of teams) {
    const group = players.filter((player) => player.team === team && !player.is_keeper)
    const places = assignPlaces(
      group.map(({ id }) => {
        const at = placeAtEnd(id)
        return group.map(({ x, y }) => distance(at, [x, y]) ** 2)
      }),
    )
    for (const [index, { id }] of group.entries()) {
      const place = group[places[index] ?? index]
      if (place) own.set(place.id, id)
    }
  }
  return own
}

interface Fetching {
  scene: Scene
  /** When somebody is free to walk to their place. */
  busy: Map<string, number>
}

/** A ball that lies somewhere is taken by the nearest one who has none. */
function fetchBalls(
  scene: Scene,
  occupants: ReadonlyMap<string, string>,
  { from, speed, turn }: ReturnOptions,
): Fetching {
  const motion = getSceneMotion(scene)
  const busy = new Map<string, number>()
  const carriers = new Set(
    [...motion.balls.values()].flatMap((ball) => {
      const phase = ball.phaseAt(from)
      return phase.kind === 'carry' ? [phase.owner] : []
    }),
  )
  let next = scene
  for (const { ball, phaseAt, placeAt, phases } of motion.balls.values()) {
    if (phaseAt(from).kind !== 'rest' || phases.length < 2) continue
    const lies = placeAt(from)
    const start: Point = [ball.x, ball.y]
    if (ball.owner === undefined && distance(lies, start) < 0.5) continue
    const wanted = ball.owner === undefined ? undefined : occupants.get(ball.owner)
    const getAway = (player: Player) => {
      const { x, y } = motion.poseOf(player.id, from)
      // who is to have it next goes for it unless others are much nearer; a keeper stays near the goal
      return distance([x, y], lies) + (player.id === wanted ? -2 : 0) + (player.is_keeper ? 0 : 1)
    }
    const fetcher = listPlayers(scene)
      .filter(({ id }) => !carriers.has(id) && !busy.has(id))
      .filter((player) => !player.is_keeper || getAway(player) < 7)
      .toSorted((one, other) => getAway(one) - getAway(other))[0]
    if (!fetcher) continue
    const { x, y } = motion.poseOf(fetcher.id, from)
    const near = findNear(scene, lies, [x, y])
    const way = distance([x, y], near)
    const t = roundSeconds(from + way / speed + 0.1)
    if (way > stillness) next = addMoves(next, fetcher.id, from, [createMove(t, near)])
    const take: BallEvent = {
      id: `t${turn}${ball.id}`,
      ball: ball.id,
      t: roundSeconds(t + 0.1),
      kind: 'take',
      to: fetcher.id,
      speed: 1,
      ...quiet,
    }
    next = { ...next, events: [...next.events, take] }
    busy.set(fetcher.id, t + 0.3)
    carriers.add(fetcher.id)
  }
  return { scene: next, busy }
}

/** A step before the ball, and not far behind a goal. */
function findNear({ pitch }: Scene, ball: Point, from: Point): Point {
  const gap = distance(from, ball)
  if (gap <= 0.7) return from
  const [x, y] = addPoints(ball, [from[0] - ball[0], from[1] - ball[1]], 0.7 / gap)
  const clamp = (value: number, size: number) => Math.min(size + behind, Math.max(-behind, value))
  return [clamp(x, pitch.length), clamp(y, pitch.width)]
}

/** Metres. */
const behind = 3.8

function addWalks(
  scene: Scene,
  occupants: ReadonlyMap<string, string>,
  { from, speed, places, busy }: ReturnOptions & { busy: ReadonlyMap<string, number> },
): { scene: Scene; until: number } {
  const homes = new Map(
    listPlayers(places).flatMap((place) => {
      const id = occupants.get(place.id)
      return id === undefined ? [] : [[id, [place.x, place.y] as Point] as const]
    }),
  )
  const coaches = scene.objects.filter(({ kind }) => kind === 'coach')
  for (const { id, x, y } of coaches) homes.set(id, [x, y])
  const motion = getSceneMotion(scene)
  const walkers = [...homes]
    .map(([id, home]) => {
      const start = Math.max(from, busy.get(id) ?? 0)
      const { x, y } = motion.poseOf(id, start)
      return { id, home, start, at: [x, y] as Point, way: distance([x, y], home) }
    })
    .toSorted((one, other) => one.way - other.way)
  let next = scene
  let until = Math.max(from, ...busy.values())
  const settled: Walk[] = walkers
    .filter(({ way }) => way <= stillness)
    .map(({ home }) => ({ start: from, until: from, keys: [], placeAt: () => home }))
  for (const walker of walkers) {
    if (walker.way <= stillness) continue
    const walk = chooseWalk(walker, speed, settled)
    settled.push(walk)
    next = addMoves(next, walker.id, walk.start, walk.keys)
    until = Math.max(until, walk.until)
  }
  return { scene: next, until }
}

/** Each ball to whoever has it at the start, or to the place where it lay. */
function addReturnPasses(
  scene: Scene,
  {
    occupants,
    options: { turn },
    from,
  }: { occupants: ReadonlyMap<string, string>; options: ReturnOptions; from: number },
): { scene: Scene; until: number } {
  let next = scene
  let until = from
  for (const { ball, phaseAt, placeAt, phases } of getSceneMotion(scene).balls.values()) {
    const phase = phaseAt(from + 0.2)
    if (phase.kind === 'flight' || phases.length < 2) continue
    const wanted = ball.owner === undefined ? undefined : occupants.get(ball.owner)
    if (phase.kind === 'carry' && phase.owner === wanted) continue
    const start: Point = [ball.x, ball.y]
    if (wanted === undefined && distance(placeAt(from), start) < 0.5) continue
    const [x, y] = roundPlace(start)
    const event: BallEvent = {
      id: `b${turn}${ball.id}`,
      ball: ball.id,
      t: roundSeconds(from + 0.2),
      kind: 'ground',
      speed: passSpeed,
      ...(wanted === undefined ? { x, y } : { to: wanted }),
      ...quiet,
    }
    const passed = { ...next, events: [...next.events, event] }
    const isHit = listHits(passed, listBallWays(passed, event.id)).length > 0
    next = isHit
      ? { ...next, events: [...next.events, { ...event, kind: 'lofted', speed: 12 }] }
      : passed
    const flight = getSceneMotion(next)
      .balls.get(ball.id)
      ?.phases.find((one) => one.kind === 'flight' && one.event.id === event.id)
    until = Math.max(until, flight?.until ?? until)
  }
  return { scene: next, until: roundSeconds(until) }
}
