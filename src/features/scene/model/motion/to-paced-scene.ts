/**
 * A scene as an age plays it: what is faster than these children is slowed, a ball is brought under control
 * before it is played on, and a new step shows its picture before it begins. For watching; never saved.
 */
import type { BallEvent, Key, Scene, SceneObject } from '../document/scene-schema'
import { getAgeSpeeds, getBallSpeed, type AgeSpeeds } from './age-speeds'
import type { Flight } from './ball-motion'
import { stillness } from './course'
import { getSceneMotion, type SceneMotion } from './scene-motion'
import type { Stretch } from './track-motion'

/** Seconds: before a step begins, and at the end before it starts over. */
const stepPause = 0.8
const endPause = 1.2

const paced = new WeakMap<Scene, Map<number, Scene>>()

/** `age` is the number of the group: 8 is U8. The same object for the same question. */
export function toPacedScene(scene: Scene, age: number): Scene {
  const known = paced.get(scene) ?? new Map<number, Scene>()
  paced.set(scene, known)
  const made = known.get(age) ?? addEndPause(applySpeeds(scene, getAgeSpeeds(age)))
  known.set(age, made)
  return made
}

/** The same without the last picture's moment. */
export function applySpeeds(scene: Scene, speeds: AgeSpeeds): Scene {
  const motion = getSceneMotion(scene)
  if (motion.end <= 0) return scene
  const clock = createClock(motion, speeds)
  const flights = listFlights(motion)
  const tracks = scene.tracks.map(({ object, keys }) => ({
    object,
    keys: keys.flatMap((key, index) => moveKey(key, index < keys.length - 1, clock)),
  }))
  return {
    ...scene,
    objects: scene.objects.map((object) => moveShown(object, clock)),
    drawings: scene.drawings.map((drawing) => moveShown(drawing, clock)),
    steps: scene.steps.map((step) => ({ ...step, t: clock.arrive(step.t) })),
    freezes: scene.freezes.map((freeze) => ({ ...freeze, t: clock.arrive(freeze.t) })),
    events: scene.events.map((event) => moveEvent(event, flights.get(event.id), clock)),
    tracks,
  }
}

/** From the scene's seconds to those on the wall. They differ where it pauses at a moment. */
interface Clock {
  arrive: (t: number) => number
  leave: (t: number) => number
}

function createClock(motion: SceneMotion, speeds: AgeSpeeds): Clock {
  const flights = [...listFlights(motion).values()]
  const stretches = [...motion.tracks.values()].flatMap((track) =>
    track.stretches.filter(({ course }) => course.length > stillness),
  )
  const moments = listMoments(motion, flights, stretches)
  const stops = new Map<number, { arrive: number; leave: number }>()
  const getStopAt = (t: number): { arrive: number; leave: number } =>
    stops.get(t) ?? interpolateStops(t)
  let wall = 0

  function interpolateStops(t: number) {
    const after = moments.findIndex((moment) => moment > t)
    const [from = 0, until = from] = [moments[after - 1] ?? moments.at(-1), moments[after]]
    const left = stops.get(from)?.leave ?? 0
    const share = until > from ? (t - from) / (until - from) : 0
    const time =
      left + ((stops.get(until)?.arrive ?? left) - left) * share + (until > from ? 0 : t - from)
    return { arrive: time, leave: time }
  }

  for (const [index, t] of moments.entries()) {
    const before = moments[index - 1] ?? 0
    wall += (t - before) * computeSlowness(before, t, { flights, stretches, speeds })
    const touches = flights.map(({ from, receivedAt }) =>
      from === t && receivedAt !== null
        ? speeds.touch - (wall - (stops.get(receivedAt)?.arrive ?? 0))
        : 0,
    )
    const isStep = t > 0 && motion.scene.steps.some((step) => step.t === t)
    const pause = Math.max(0, isStep && t < motion.end ? stepPause : 0, ...touches)
    stops.set(t, { arrive: wall, leave: wall + pause })
    wall += pause
  }
  return { arrive: (t) => getStopAt(t).arrive, leave: (t) => getStopAt(t).leave }
}

/** How many times longer the span takes, so that nothing in it is faster than the age. */
function computeSlowness(
  from: number,
  until: number,
  {
    flights,
    stretches,
    speeds,
  }: { flights: readonly TimedFlight[]; stretches: readonly Stretch[]; speeds: AgeSpeeds },
): number {
  const isNow = (span: { from: number; until: number }) => span.from < until && span.until > from
  return Math.max(
    1,
    ...flights.filter(isNow).map(({ event }) => event.speed / getBallSpeed(speeds, event.kind)),
    ...stretches
      .filter(isNow)
      .map((run) => run.course.length / (run.until - run.from) / speeds.run),
  )
}

function listMoments(
  { scene, end }: SceneMotion,
  flights: readonly TimedFlight[],
  stretches: readonly Stretch[],
): number[] {
  const spans = [...flights, ...stretches].flatMap(({ from, until }) => [from, until])
  const received = flights.flatMap(({ receivedAt }) => receivedAt ?? [])
  const steps = scene.steps.map(({ t }) => t)
  const waits = scene.tracks.flatMap(({ keys }) => keys.map(({ t }) => t))
  const all = new Set([0, end, ...spans, ...received, ...steps, ...waits])
  return [...all].toSorted((one, other) => one - other)
}

interface TimedFlight {
  from: number
  until: number
  event: BallEvent
  length: number
  /** When the one who plays it got the ball; null when it lay there from the start. */
  receivedAt: number | null
}

/** By the id of the event. A ball that is played on a little before it came (rounding) ends there. */
function listFlights({ balls }: SceneMotion): Map<string, TimedFlight> {
  const flights = [...balls.values()].flatMap(({ phases }) =>
    phases.flatMap((phase, index) => {
      if (phase.kind !== 'flight') return []
      const before = phases[index - 1]
      const isReceived = before !== undefined && before.from > 0
      const receivedAt = isReceived ? (before.kind === 'flight' ? before.until : before.from) : null
      return [toTimedFlight(phase, receivedAt)] as const
    }),
  )
  return new Map(flights)
}

function toTimedFlight(phase: Flight, receivedAt: number | null) {
  const { from, until, event, course } = phase
  const flight: TimedFlight = { from, until, event, length: course.length, receivedAt }
  return [event.id, flight] as const
}

function moveEvent(event: BallEvent, flight: TimedFlight | undefined, clock: Clock): BallEvent {
  const t = clock.leave(flight?.from ?? event.t)
  if (!flight) return { ...event, t }
  const seconds = clock.arrive(flight.until) - t
  return { ...event, t, speed: seconds > 0 ? flight.length / seconds : event.speed }
}

/** Somebody who goes on after a pause waits where they are. */
function moveKey(key: Key, goesOn: boolean, clock: Clock): Key[] {
  const [arrive, leave] = [clock.arrive(key.t), clock.leave(key.t)]
  const there = { ...key, t: arrive }
  if (!goesOn || leave <= arrive) return [there]
  const waiting: Key = { t: leave, x: key.x, y: key.y, ease: 'linear' }
  return [there, key.is_quiet ? { ...waiting, is_quiet: true } : waiting]
}

function moveShown<Thing extends { from?: number; until?: number }>(
  thing: Thing,
  clock: Clock,
): Thing {
  const { from, until } = thing
  return {
    ...thing,
    ...(from === undefined ? {} : { from: clock.arrive(from) }),
    ...(until === undefined ? {} : { until: clock.arrive(until) }),
  }
}

/** The last picture stays for a moment: somebody waits where they end. */
function addEndPause(scene: Scene): Scene {
  if (getSceneMotion(scene).end <= 0) return scene
  const somebody = scene.objects.find(({ kind }) => kind !== 'ball')
  if (!somebody) return scene
  const t = getSceneMotion(scene).end + endPause
  const isTheirs = ({ object }: Scene['tracks'][number]) => object === somebody.id
  const track = scene.tracks.find(isTheirs) ?? { object: somebody.id, keys: [] }
  const last: Pick<SceneObject, 'x' | 'y'> = track.keys.at(-1) ?? somebody
  const waiting = {
    ...track,
    keys: [...track.keys, { t, x: last.x, y: last.y, ease: 'linear' } as const],
  }
  return { ...scene, tracks: [...scene.tracks.filter((one) => !isTheirs(one)), waiting] }
}
