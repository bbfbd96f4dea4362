/**
 * Drawing a scene in a few lines: things in metres from the area's top-left corner, then what happens, one
 * after the other. Times come from the usual speeds of the scene's motion.
 */
import type { EquipmentKind, GoalSize } from '../../../src/features/scene/model/document/kinds'
import {
  createEmptyScene,
  usualTeams,
} from '../../../src/features/scene/model/document/empty-scene'
import type {
  PassKind,
  Pitch,
  Point,
  Scene,
  SceneObject,
  TeamId,
} from '../../../src/features/scene/model/document/scene-schema'
import { createCourse } from '../../../src/features/scene/model/motion/course'
import { getSceneMotion } from '../../../src/features/scene/model/motion/scene-motion'
import { dribbleSpeed, runSpeed, usualSpeed } from '../../../src/features/scene/model/motion/speeds'

export interface Sketch {
  /** Length and width in metres. */
  area: readonly [length: number, width: number]
  player: (team: TeamId, at: Point, more?: { number?: string; keeper?: boolean }) => string
  keeper: (team: TeamId, at: Point) => string
  /** Even on a circle, the first at the top, clockwise. */
  ring: (team: TeamId, count: number, centre: Point, radius: number) => string[]
  /** Even on a line, both ends taken. */
  row: (team: TeamId, count: number, from: Point, to: Point) => string[]
  coach: (at: Point) => string
  /** At a place, or at the feet of somebody. */
  ball: (at: Point | string) => string
  gear: (kind: EquipmentKind, at: Point, more?: { rotation?: number; length?: number }) => string
  gears: (kind: EquipmentKind, places: readonly Point[]) => void
  /** Markers (or cones) on the corners of a rectangle; the whole area when none is given. */
  corners: (kind?: 'cone' | 'marker', from?: Point, to?: Point) => void
  /** At rotation 0 the mouth faces right; 180 stands at the right end and faces left. */
  goal: (size: GoalSize, at: Point, rotation: number) => string
  zone: (from: Point, to: Point, label?: string) => void
  /** A run, or a dribble while one has the ball, through these points. */
  run: (who: string, ...points: Point[]) => void
  /** To somebody's feet or a place; `for` is who is meant to reach that place. */
  pass: (ball: string, to: string | Point, more?: { kind?: PassKind; for?: string }) => void
  shot: (ball: string, to: Point) => void
  /** What is inside starts at the same time. */
  together: (what: () => void) => void
  scene: () => Scene
}

interface SketchOptions {
  pitch?: Pitch['kind']
  goal_side?: Pitch['goal_side']
}

export function createSketch(area: readonly [number, number], options: SketchOptions = {}): Sketch {
  const [length, width] = area
  let scene = createEmptyScene({
    kind: options.pitch ?? 'blank',
    goal_side: options.goal_side ?? 'right',
    length,
    width,
  })
  scene = { ...scene, display: { ...scene.display, arrows: 'all' } }
  const counts = new Map<string, number>()
  /** Seconds: when the next thing happens, and when all that runs is over. */
  let now = 0
  let latest = 0
  let isTogether = false

  function createId(letter: string): string {
    const count = (counts.get(letter) ?? 0) + 1
    counts.set(letter, count)
    return `${letter}${count}`
  }

  function add(object: SceneObject): string {
    scene = { ...scene, objects: [...scene.objects, object] }
    return object.id
  }

  function ensureTeam(id: TeamId) {
    const place = usualTeams.findIndex((team) => team.id === id)
    if (scene.teams.length <= place) {
      scene = { ...scene, teams: usualTeams.slice(0, place + 1) }
    }
  }

  function addPlayer(team: TeamId, at: Point, more: { number?: string; keeper?: boolean } = {}) {
    ensureTeam(team)
    const number = more.number ?? (more.keeper ? '1' : findNextNumber(team))
    return add({
      id: createId(team),
      kind: 'player',
      team,
      ...place(at),
      number,
      ...(more.keeper && { is_keeper: true }),
    })
  }

  /** Field players count from 2 where the team has a keeper, which is drawn first; else from 1. */
  function findNextNumber(team: TeamId): string {
    const taken = scene.objects.flatMap((object) =>
      object.kind === 'player' && object.team === team ? [Number(object.number)] : [],
    )
    return String(Math.max(0, ...taken) + 1)
  }

  function finishAction(until: number) {
    latest = Math.max(latest, until)
    if (!isTogether) now = latest
  }

  function run(who: string, ...points: Point[]) {
    const motion = getSceneMotion(scene)
    const track = motion.tracks.get(who)
    const last = points.at(-1)
    if (!track || !last) throw new Error(`${who} cannot run`)
    const start = track.placeAt(Infinity)
    const free = track.stretches.at(-1)?.until ?? 0
    const from = Math.max(now, free)
    const hasBall = [...motion.balls.values()].some((ball) => {
      const phase = ball.phaseAt(from)
      return phase.kind === 'carry' && phase.owner === who
    })
    const way = createCourse([start, ...points]).length
    const until = roundUpSeconds(from + way / (hasBall ? dribbleSpeed : runSpeed))
    const wait =
      from > free ? [{ t: roundUpSeconds(from), ...place(start), ease: 'linear' as const }] : []
    const via = points.slice(0, -1).map(roundPoint)
    const key = {
      t: until,
      ...place(last),
      ease: 'linear' as const,
      ...(via.length > 0 && { via }),
    }
    const keys = scene.tracks.find(({ object }) => object === who)?.keys ?? []
    scene = {
      ...scene,
      tracks: [
        ...scene.tracks.filter(({ object }) => object !== who),
        { object: who, keys: [...keys, ...wait, key] },
      ],
    }
    finishAction(until)
  }

  function send(ball: string, kind: PassKind, to: string | Point, meant?: string) {
    const motion = getSceneMotion(scene).balls.get(ball)
    const free = motion?.phases.at(-1)?.from ?? 0
    const t = roundUpSeconds(Math.max(now, free))
    const id = createId('e')
    const aim = typeof to === 'string' ? { to } : { ...place(to), ...(meant && { to: meant }) }
    const event = { id, ball, t, kind, speed: usualSpeed[kind], ...aim }
    scene = { ...scene, events: [...scene.events, event] }
    const flight = getSceneMotion(scene)
      .balls.get(ball)
      ?.phases.find((phase) => phase.kind === 'flight' && phase.event.id === id)
    if (!flight) throw new Error(`${ball} cannot be played at ${t}`)
    finishAction(flight.until)
  }

  return {
    area,
    player: addPlayer,
    keeper: (team, at) => addPlayer(team, at, { keeper: true }),
    ring: (team, count, [x, y], radius) =>
      Array.from({ length: count }, (_, index) => {
        const turn = (index / count) * 2 * Math.PI - Math.PI / 2
        return addPlayer(team, [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius])
      }),
    row: (team, count, from, to) =>
      Array.from({ length: count }, (_, index) =>
        addPlayer(team, interpolate(from, to, index, count)),
      ),
    coach: (at) => add({ id: createId('coach'), kind: 'coach', ...place(at) }),
    ball(at) {
      if (typeof at !== 'string') return add({ id: createId('ball'), kind: 'ball', ...place(at) })
      const owner = scene.objects.find(({ id }) => id === at)
      if (!owner) throw new Error(`nobody is called ${at}`)
      return add({ id: createId('ball'), kind: 'ball', x: owner.x, y: owner.y, owner: at })
    },
    gear: (kind, at, more = {}) => add({ id: createId(kind), kind, ...place(at), ...more }),
    gears(kind, places) {
      for (const at of places) add({ id: createId(kind), kind, ...place(at) })
    },
    corners(kind = 'marker', from = [0, 0], to = area) {
      const places: Point[] = [from, [to[0], from[1]], to, [from[0], to[1]]]
      for (const at of places) add({ id: createId(kind), kind, ...place(at) })
    },
    goal: (size, at, rotation) =>
      add({ id: createId('goal'), kind: 'goal', size, ...place(at), rotation }),
    zone(from, to, label) {
      const zone = {
        id: createId('zone'),
        kind: 'zone' as const,
        shape: 'rectangle' as const,
        points: [roundPoint(from), roundPoint(to)],
        colour: '#ffffff',
        ...(label && { label }),
      }
      scene = { ...scene, drawings: [...scene.drawings, zone] }
    },
    run,
    pass: (ball, to, more = {}) => send(ball, more.kind ?? 'ground', to, more.for),
    shot: (ball, to) => send(ball, 'shot', to),
    together(what) {
      isTogether = true
      what()
      isTogether = false
      now = latest
    },
    scene: () => scene,
  }
}

function interpolate(from: Point, to: Point, index: number, count: number): Point {
  const share = count > 1 ? index / (count - 1) : 0.5
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function place(at: Point): { x: number; y: number } {
  return { x: roundToCents(at[0]), y: roundToCents(at[1]) }
}

function roundPoint(at: Point): Point {
  return [roundToCents(at[0]), roundToCents(at[1])]
}

/** To a hundredth, so that the document stays small. */
function roundToCents(value: number): number {
  return Math.round(value * 100) / 100
}

/** Times go up: a ball leaves after it came. */
function roundUpSeconds(seconds: number): number {
  return Math.ceil(seconds * 100) / 100
}
