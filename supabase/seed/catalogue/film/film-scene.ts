/** Small changes of a scene that the stages of a film share. Scenes are never changed in place. */
import type {
  BallEvent,
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

export function listPlayers(scene: Scene): Player[] {
  return scene.objects.filter((object) => object.kind === 'player')
}

/** Everything that happens later; people wait where they are. */
export function delayScene(scene: Scene, seconds: number): Scene {
  const places = new Map(scene.objects.map((object) => [object.id, object]))
  return {
    ...scene,
    tracks: scene.tracks.map(({ object, keys }) => {
      const start = places.get(object)
      const moved = keys.map((key) => ({ ...key, t: roundSeconds(key.t + seconds) }))
      return { object, keys: start ? [createWait(seconds, [start.x, start.y]), ...moved] : moved }
    }),
    events: scene.events.map((event) => ({ ...event, t: roundSeconds(event.t + seconds) })),
  }
}

/** Moves of one object after those it has; waits until the first of them begins. */
export function addMoves(scene: Scene, object: string, from: number, keys: readonly Key[]): Scene {
  if (keys.length === 0) return scene
  const track = scene.tracks.find((one) => one.object === object)
  const start = scene.objects.find(({ id }) => id === object)
  const last = track?.keys.at(-1)
  const free = last?.t ?? 0
  const place: Point | undefined = last ? [last.x, last.y] : start && [start.x, start.y]
  const wait = place && from > free + 0.01 ? [{ ...createWait(from, place), ...quiet }] : []
  const all = [...(track?.keys ?? []), ...wait, ...keys]
  return {
    ...scene,
    tracks: [...scene.tracks.filter((one) => one !== track), { object, keys: all }],
  }
}

export const quiet = { is_quiet: true } as const

export function createWait(t: number, [x, y]: Point): Key {
  return { t: roundSeconds(t), x, y, ease: 'linear' }
}

export function createMove(t: number, at: Point, via?: Point): Key {
  const [x, y] = roundPlace(at)
  return {
    t: roundSeconds(t),
    x,
    y,
    ease: 'linear',
    ...(via && { via: [roundPlace(via)] }),
    ...quiet,
  }
}

export function roundPlace([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
}

/** Up, so that a ball never leaves before it came. */
export function roundSeconds(t: number): number {
  return Math.ceil(t * 100 - 0.001) / 100
}

/** Times to the hundredth, lengths to the centimetre: the document stays small. */
export function roundScene(scene: Scene): Scene {
  return {
    ...scene,
    tracks: scene.tracks.map(({ object, keys }) => ({ object, keys: keys.map(roundKey) })),
    events: scene.events.map((event) => ({
      ...event,
      t: roundSeconds(event.t),
      speed: Math.min(45, Math.max(1, Math.round(event.speed * 100) / 100)),
    })),
  }
}

function roundKey(key: Key): Key {
  const [x, y] = roundPlace([key.x, key.y])
  return { ...key, t: roundSeconds(key.t), x, y }
}

export function clampLength([x, y]: Point, most: number): Point {
  const length = Math.hypot(x, y)
  return length > most ? [(x / length) * most, (y / length) * most] : [x, y]
}

export function addPoints([x, y]: Point, [u, v]: Point, share = 1): Point {
  return [x + u * share, y + v * share]
}

/** On the ground, or not further outside than they stood. */
export function clampToGround(scene: Scene, [x, y]: Point, home: Point): Point {
  const { length, width } = scene.pitch
  const clamp = (value: number, size: number, start: number) =>
    Math.min(Math.max(value, Math.min(0.4, start)), Math.max(size - 0.4, start))
  return [clamp(x, length, home[0]), clamp(y, width, home[1])]
}

export interface BallWay {
  event: BallEvent
  from: number
  until: number
  kicker: string | null
  samples: readonly { t: number; at: Point }[]
}

/** Where a ball on the ground is on its way, about every half metre. */
export function listBallWays(scene: Scene, only?: string): BallWay[] {
  return [...getSceneMotion(scene).balls.values()].flatMap(({ phases }) =>
    phases.flatMap((phase) => {
      if (phase.kind !== 'flight' || phase.event.kind === 'lofted') return []
      if (only !== undefined && phase.event.id !== only) return []
      const { event, from, until, kicker, course } = phase
      const count = Math.max(4, Math.ceil(course.length * 2))
      const samples = Array.from({ length: count + 1 }, (_, index) => ({
        t: from + ((until - from) * index) / count,
        at: course.at(index / count),
      }))
      return [{ event, from, until, kicker, samples }]
    }),
  )
}

/** Metres between somebody and the nearest ball that passes them; Infinity when none does. */
export function measureFromWays(
  ways: readonly BallWay[],
  id: string,
  placeAt: (t: number) => Point,
): number {
  let nearest = Infinity
  for (const { kicker, event, samples } of ways) {
    if (kicker === id || event.to === id) continue
    for (const { t, at } of samples) nearest = Math.min(nearest, distance(placeAt(t), at))
  }
  return nearest
}

/** Who has a ball or gets it, from when until when, of any ball. */
export function listInvolvedIds(motion: SceneMotion): Map<string, { from: number; until: number }> {
  const involved = new Map<string, { from: number; until: number }>()
  function addSpan(id: string, from: number, until: number) {
    const known = involved.get(id)
    involved.set(id, {
      from: Math.min(known?.from ?? from, from),
      until: Math.max(known?.until ?? until, until),
    })
  }
  for (const { phases } of motion.balls.values()) {
    for (const phase of phases) {
      if (phase.kind === 'carry') addSpan(phase.owner, phase.from, phase.until)
      if (phase.kind !== 'flight') continue
      if (phase.kicker !== null) addSpan(phase.kicker, phase.from, phase.from)
      if (phase.event.to !== undefined) addSpan(phase.event.to, phase.from, phase.until)
    }
  }
  return involved
}
