/** Who has the ball and where it goes. */
import type {
  BallEvent,
  PassKind,
  Point,
  Scene,
} from '@/features/scene/model/document/scene-schema'
import { limits } from '@/features/scene/model/document/limits'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { usualSpeed } from '@/features/scene/model/motion/speeds'
import { createIdMaker } from '../scene/ids'
import { instant, clampPoint, clampSeconds } from '../scene/numbers'
import { findEvent, findObject, mapEvents, mapObjects, type Added } from '../scene/parts'
import { findLandingTime, settleBall, findSpareTime } from './ball-order'
import { findCarrierAt } from './carrier'
import { findStepTimeBefore, type When } from './when'

/** To the feet of somebody, or to a place. With both, the place is where `to` is meant to get it. */
export interface Aim {
  to?: string
  point?: Point
}

/**
 * The ball is dragged onto somebody or onto the grass. At the start that is where it is; later it gets
 * there by a pass that leaves at the step before (steps) or arrives by now (timeline). A pass that is
 * there already is aimed anew; back to whoever had it takes the pass away.
 */
export function giveBall(scene: Scene, ball: string, aim: Aim, when: When): Scene {
  if (findObject(scene, ball)?.kind !== 'ball' || !isAim(scene, ball, aim)) return scene
  if (when.time < instant) return putBall(scene, ball, aim)
  const motion = getSceneMotion(scene).balls.get(ball)
  if (!motion) return scene
  const since = when.mode === 'steps' ? findStepTimeBefore(scene, when.time) : when.time
  const flight = motion.phases.findLast(
    ({ kind, from, until }) =>
      kind === 'flight' &&
      from < when.time - instant &&
      (when.mode === 'steps' ? from > since - instant : until > when.time),
  )
  if (flight?.kind === 'flight') {
    if (aim.to !== undefined && aim.to === flight.kicker) return deleteEvent(scene, flight.event.id)
    return setEvent(scene, flight.event.id, { aim }, when.mode === 'steps' ? when.time : undefined)
  }
  if (aim.to !== undefined && findCarrierAt(scene, ball, when.time) === aim.to) return scene
  const pass: NewPass = { ball, t: since, kind: 'ground', ...aim }
  if (when.mode === 'timeline') return addPassArrivingAt(scene, pass, when.time)
  return addPass(scene, pass, when.time).scene
}

/** Before anything happens: at somebody's feet or on the grass. */
function putBall(scene: Scene, ball: string, { to, point }: Aim): Scene {
  return mapObjects(scene, (object) => {
    if (object.id !== ball || object.kind !== 'ball') return object
    const { owner: _owner, ...free } = object
    const [x, y] = clampPoint(point ?? [object.x, object.y])
    return { ...free, x, y, ...(to === undefined ? {} : { owner: to }) }
  })
}

export interface NewPass extends Aim {
  ball: string
  /** Leaves then, or as soon as the ball is not on its way. */
  t: number
  kind: PassKind
  /** Leaves when this one has the ball, if that is later. */
  by?: string
  /** Metres per second; the usual of its kind when left out. */
  speed?: number
  via?: readonly Point[]
}

/**
 * Adds a pass or shot. Whatever the ball does later waits until it has arrived; so does the step at
 * `until` (the next one when left out).
 */
export function addPass(scene: Scene, pass: NewPass, until?: number): Added {
  const none = { scene, ids: [] }
  if (scene.events.length >= limits.events || !isAim(scene, pass.ball, pass)) return none
  const t = findSpareTime(scene, pass.ball, pass.t, pass.by)
  if (t === null) return none
  const id = createIdMaker(scene)('k')
  const event: BallEvent = {
    id,
    ball: pass.ball,
    t: clampSeconds(t),
    kind: pass.kind,
    speed: pass.speed ?? usualSpeed[pass.kind],
    ...toAimFields(pass),
    ...(pass.via && pass.via.length > 0 ? { via: pass.via.map(clampPoint) } : {}),
  }
  const events = [...scene.events, event].toSorted((a, b) => a.t - b.t)
  const settled = settleBall({ ...scene, events }, id, until)
  return settled ? { scene: settled, ids: [id] } : none
}

/** `to` picks up a ball that lies near. */
export function addTake(
  scene: Scene,
  { ball, t, to }: { ball: string; t: number; to: string },
): Added {
  if (scene.events.length >= limits.events || !isAim(scene, ball, { to })) return { scene, ids: [] }
  const id = createIdMaker(scene)('k')
  const event: BallEvent = {
    id,
    ball,
    t: clampSeconds(t),
    kind: 'take',
    to,
    speed: usualSpeed.take,
  }
  const events = [...scene.events, event].toSorted((a, b) => a.t - b.t)
  return { scene: { ...scene, events }, ids: [id] }
}

export interface EventPatch {
  t?: number
  kind?: BallEvent['kind']
  speed?: number
  aim?: Aim
  /** None makes it straight. */
  via?: readonly Point[]
}

/** A new kind brings its usual speed. Later events and the next step wait until the ball arrives. */
export function setEvent(scene: Scene, id: string, patch: EventPatch, until?: number): Scene {
  const old = findEvent(scene, id)
  if (!old || (patch.aim && !isAim(scene, old.ball, patch.aim))) return scene
  const kind = patch.kind ?? old.kind
  const usual = kind === old.kind ? old.speed : usualSpeed[kind]
  const { via: oldVia, x, y, to, ...rest } = old
  const via = patch.via?.map(clampPoint) ?? oldVia
  const event: BallEvent = {
    ...rest,
    kind,
    t: clampSeconds(patch.t === undefined ? old.t : findKickTime(scene, old, patch.t)),
    speed: patch.speed ?? usual,
    ...(patch.aim ? toAimFields(patch.aim) : omitMissing({ x, y, to })),
    ...(via && via.length > 0 ? { via } : {}),
  }
  const changed = mapEvents(scene, (other) => (other.id === id ? event : other))
  return settleBall(changed, id, until) ?? scene
}

/** Not while the ball is still on its way from the pass before. */
function findKickTime(scene: Scene, event: BallEvent, t: number): number {
  return findSpareTime(deleteEvent(scene, event.id), event.ball, t) ?? event.t
}

export function deleteEvent(scene: Scene, id: string): Scene {
  const events = scene.events.filter((event) => event.id !== id)
  return events.length === scene.events.length ? scene : { ...scene, events }
}

function toAimFields({ to, point }: Aim) {
  const place = point && clampPoint(point)
  return omitMissing({ to, x: place?.[0], y: place?.[1] })
}

function omitMissing({ to, x, y }: { to?: string; x?: number; y?: number }) {
  return {
    ...(to === undefined ? {} : { to }),
    ...(x === undefined || y === undefined ? {} : { x, y }),
  }
}

function isAim(scene: Scene, ball: string, { to, point }: Aim): boolean {
  if (to === undefined) return point !== undefined
  const receiver = findObject(scene, to)
  return receiver !== undefined && receiver.kind !== 'ball' && to !== ball
}

/** On the timeline a pass was on its way before the moment at which one shows where it arrives. */
function addPassArrivingAt(scene: Scene, pass: NewPass, time: number): Scene {
  const tried = addPass(scene, pass, Infinity)
  const [id] = tried.ids
  const free = getSceneMotion(scene).balls.get(pass.ball)?.phaseAt(time).from ?? 0
  if (id === undefined) return scene
  const took = findLandingTime(tried.scene, id) - pass.t
  return addPass(scene, { ...pass, t: Math.max(free, time - took) }, Infinity).scene
}
