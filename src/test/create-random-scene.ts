/**
 * Any scene a coach could have drawn, for property tests: every kind of thing, movement and ball event.
 * Documents are sound (all references lead somewhere, times are in order, numbers in cm and ms), so
 * they open without repairs and survive JSON unchanged.
 */
import fc, { type Arbitrary } from 'fast-check'
import { quizTopics } from '@/features/scene/model/document/kinds'
import { limits } from '@/features/scene/model/document/limits'
import {
  passKinds,
  type BallEvent,
  type Scene,
  type SceneObject,
  type Step,
  type Track,
} from '@/features/scene/model/document/scene-schema'
import { randomDrawing, randomObject, randomPitch, randomTeams } from './scene/random-things'
import {
  createHundredths,
  createNames,
  createRecord,
  randomPoint,
  createIdAdder,
} from './scene/random-values'

/** The most a scene has of each. */
export interface SceneSize {
  objects: number
  drawings: number
  tracks: number
  keys: number
  events: number
  steps: number
}

const usualSize: SceneSize = { objects: 14, drawings: 4, tracks: 6, keys: 4, events: 5, steps: 5 }

/** Seconds between two steps or keys. */
const pause = fc.integer({ min: 300, max: 4000 }).map((ms) => ms / 1000)
const pick = fc.nat({ max: 999 })

export function createRandomScene(size: Partial<SceneSize> = {}): Arbitrary<Scene> {
  const most = { ...usualSize, ...size }
  return createRecord({
    v: fc.constant(2 as const),
    pitch: randomPitch,
    teams: randomTeams,
    objects: fc.array(randomObject, { maxLength: most.objects }),
    owners: fc.array(fc.option(pick), { maxLength: most.objects }),
    drawings: fc.array(randomDrawing, { maxLength: most.drawings }),
    tracks: fc.array(createRandomTrack(most.keys), { maxLength: most.tracks }),
    events: fc.array(randomEvent, { maxLength: most.events }),
    steps: fc.array(randomStep, { minLength: 1, maxLength: most.steps }),
    freezes: fc.array(randomFreeze, { maxLength: 3 }),
    display: createRecord({
      arrows: fc.constantFrom('step', 'all', 'none'),
      has_numbers: fc.boolean(),
      has_names: fc.boolean(),
      symbols: createHundredths(0.5, 2),
    }),
  }).map(({ objects, owners, drawings, tracks, events, steps, freezes, teams, ...rest }) => {
    const things = objects.map(createIdAdder('o')).map((object) => ensureTeam(object, teams))
    const bodies = things.filter(({ kind }) => kind !== 'ball')
    const balls = things.filter(({ kind }) => kind === 'ball')
    return {
      ...rest,
      teams,
      objects: things.map((object, index) => setOwner(object, bodies, owners[index] ?? null)),
      drawings: drawings.map(createIdAdder('d')),
      tracks: createTracks(tracks, bodies),
      events: createEvents(events, balls, bodies),
      steps: steps.map(createIdAdder('s')).map(createStep).filter(isInTime),
      freezes: freezes.map(createIdAdder('f')),
    }
  })
}

const randomStep = createRecord({ pause, name: createNames(20), note: createNames(120) })

const randomQuiz = fc.oneof(
  createRecord({
    kind: fc.constant('choose' as const),
    answers: fc.array(createNames(40), { minLength: 2, maxLength: 4 }),
    right: fc.nat({ max: 1 }),
    explanation: createNames(80),
  }),
  createRecord({
    kind: fc.constant('tap' as const),
    x: createHundredths(-20, 100),
    y: createHundredths(-20, 60),
    radius: createHundredths(0.5, 30),
    topic: fc.constantFrom(...quizTopics),
  }),
)

const randomFreeze = createRecord(
  {
    t: pause,
    seconds: fc.integer({ min: 1, max: 60 }),
    question: createNames(80),
    quiz: randomQuiz,
  },
  ['t', 'seconds', 'question'],
)

function createRandomTrack(mostKeys: number) {
  return createRecord({
    who: pick,
    keys: fc.array(randomKey, { minLength: 1, maxLength: mostKeys }),
  })
}

const randomKey = createRecord(
  {
    pause,
    at: randomPoint,
    ease: fc.constantFrom('linear', 'in', 'out', 'in_out'),
    via: fc.array(randomPoint, { minLength: 1, maxLength: 3 }),
    rotation: fc.integer({ min: -360, max: 360 }),
  },
  ['pause', 'at', 'ease'],
)

const randomEvent = createRecord(
  {
    ball: pick,
    to: fc.option(pick),
    at: fc.option(randomPoint),
    t: fc.integer({ min: 0, max: 20_000 }).map((ms) => ms / 1000),
    kind: fc.constantFrom(...passKinds, 'take'),
    speed: createHundredths(1, 45),
    via: fc.array(randomPoint, { minLength: 1, maxLength: 2 }),
  },
  ['ball', 'to', 'at', 't', 'kind', 'speed'],
)

type Drawn<Value> = Value extends Arbitrary<infer Inner> ? Inner : never

function ensureTeam(object: SceneObject, teams: Scene['teams']): SceneObject {
  if (object.kind !== 'player' || teams.some(({ id }) => id === object.team)) return object
  return { ...object, team: 'a' }
}

function setOwner(object: SceneObject, bodies: readonly SceneObject[], owner: number | null) {
  const body = owner === null ? undefined : bodies[owner % bodies.length]
  return object.kind === 'ball' && body ? { ...object, owner: body.id } : object
}

/** One track each, keys one after the other. */
function createTracks(
  tracks: readonly Drawn<ReturnType<typeof createRandomTrack>>[],
  bodies: readonly SceneObject[],
): Track[] {
  const keysOf = new Map(
    tracks.flatMap(({ who, keys }) => {
      const body = bodies[who % bodies.length]
      return body ? [[body.id, keys] as const] : []
    }),
  )
  return [...keysOf].map(([object, keys]) => {
    let t = 0
    return {
      object,
      keys: keys
        .map(({ pause: wait, at: [x, y], ...key }) => {
          t = roundToMillis(t + wait)
          return { t, x, y, ...key }
        })
        .filter(isInTime),
    }
  })
}

function createEvents(
  events: readonly Drawn<typeof randomEvent>[],
  balls: readonly SceneObject[],
  bodies: readonly SceneObject[],
): BallEvent[] {
  const sound = events.flatMap(({ ball, to, at, kind, ...event }) => {
    const object = balls[ball % balls.length]
    if (!object) return []
    const receiver = to === null ? undefined : bodies[to % bodies.length]
    if (kind === 'take' && !receiver) return []
    const [x, y] = at ?? (receiver ? [] : [0, 0])
    return [
      {
        ball: object.id,
        kind,
        ...event,
        ...(receiver ? { to: receiver.id } : {}),
        ...(x === undefined || y === undefined ? {} : { x, y }),
      },
    ]
  })
  return sound.map(createIdAdder('e')).toSorted((one, other) => one.t - other.t)
}

function createStep(
  { id, name, note }: Omit<Step, 't'>,
  index: number,
  all: readonly { pause: number }[],
): Step {
  const before = all.slice(0, index).reduce((sum, { pause: wait }) => sum + wait, 0)
  return { id, t: roundToMillis(before), name, note }
}

function isInTime({ t }: { t: number }): boolean {
  return t <= limits.seconds
}

function roundToMillis(t: number): number {
  return Math.round(t * 1000) / 1000
}
