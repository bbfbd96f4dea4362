/**
 * Makes the parts of a valid document fit together: ids are unique, references lead to something, times are
 * in order. The editor keeps scenes this way; rounding for a save may put two keys on one millisecond.
 */
import { usualTeams } from './empty-scene'
import type {
  BallEvent,
  Drawing,
  Point,
  Scene,
  SceneObject,
  Step,
  Team,
  Track,
} from './scene-schema'

export function normalizeScene(scene: Scene): Scene {
  const unique = ensureUniqueIds(scene)
  const kinds = new Map(unique.objects.map(({ id, kind }) => [id, kind]))
  const isBody = (id: string | undefined) =>
    id !== undefined && kinds.has(id) && kinds.get(id) !== 'ball'
  const moved = findStartPlaces(unique, isBody)
  return {
    ...unique,
    teams: normalizeTeams(unique),
    objects: unique.objects.map((object) => normalizeObject(moved(object), isBody)),
    drawings: unique.drawings.map((drawing) => normalizeDrawing(drawing)),
    tracks: normalizeTracks(unique.tracks, isBody),
    events: unique.events.flatMap((event) => {
      const isThere = kinds.get(event.ball) === 'ball'
      return (isThere ? normalizeEvent(event, isBody) : null) ?? []
    }),
    steps: normalizeSteps(unique.steps),
  }
}

type IsBody = (id: string | undefined) => boolean

/** Later things with an id that is taken get a new one; references keep meaning the first. */
function ensureUniqueIds(scene: Scene): Scene {
  const newId = createIdMaker(scene)
  function makeDistinct<Thing extends { id: string }>(
    things: Thing[],
    taken: Set<string>,
  ): Thing[] {
    return things.map((thing) => {
      const isTaken = taken.has(thing.id)
      const id = isTaken ? newId() : thing.id
      taken.add(id)
      if (!isTaken) return thing
      return { ...thing, id }
    })
  }
  const taken = new Set<string>()
  return {
    ...scene,
    objects: makeDistinct(scene.objects, taken),
    drawings: makeDistinct(scene.drawings, taken),
    events: makeDistinct(scene.events, taken),
    steps: makeDistinct(scene.steps, new Set()),
    freezes: makeDistinct(scene.freezes, new Set()),
  }
}

/** Every player's team is there, each team once. */
function normalizeTeams({ teams, objects }: Scene): Team[] {
  const used = new Set(objects.flatMap((object) => (object.kind === 'player' ? object.team : [])))
  const known = new Map<string, Team>()
  for (const team of teams) {
    if (!known.has(team.id)) known.set(team.id, team)
  }
  for (const team of usualTeams) {
    const isMissing = !known.has(team.id) && (used.has(team.id) || known.size < 2)
    if (!isMissing) continue
    known.set(team.id, team)
  }
  return [...known.values()]
}

function normalizeObject(object: SceneObject, isBody: IsBody): SceneObject {
  if (object.kind !== 'ball' || object.owner === undefined || isBody(object.owner)) return object
  const free = { ...object }
  delete free.owner
  return free
}

/** A rectangle or ellipse has two corners. */
function normalizeDrawing(drawing: Drawing): Drawing {
  if (drawing.kind !== 'zone' || drawing.shape === 'polygon') return drawing
  if (drawing.points.length === 2) return drawing
  const xs = drawing.points.map(([x]) => x)
  const ys = drawing.points.map(([, y]) => y)
  const corners: Point[] = [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
  return { ...drawing, points: corners }
}

/** A key at the very start is the place where the object stands, so it goes there. */
function findStartPlaces({ tracks }: Scene, isBody: IsBody) {
  const places = new Map(
    tracks.flatMap(({ object, keys }) => {
      const start = keys.findLast(({ t }) => t <= 0)
      return start && isBody(object) ? [[object, start] as const] : []
    }),
  )
  return (object: SceneObject): SceneObject => {
    const start = places.get(object.id)
    return start ? { ...object, x: start.x, y: start.y } : object
  }
}

/** One track for each object that is no ball, its keys one after the other. */
function normalizeTracks(tracks: readonly Track[], isBody: IsBody): Track[] {
  const seen = new Set<string>()
  return tracks.flatMap((track) => {
    if (!isBody(track.object) || seen.has(track.object)) {
      return []
    }
    seen.add(track.object)
    const ordered = sortByTime(track.keys)
    // of two keys at the same time the later one counts
    const keys = ordered.filter(({ t }, index) => t > 0 && t !== ordered[index + 1]?.t)
    if (keys.length === track.keys.length && ordered === track.keys) return [track]
    return keys.length > 0 ? [{ ...track, keys }] : []
  })
}

/** Null when nothing is left of it. */
function normalizeEvent(event: BallEvent, isBody: IsBody): BallEvent | null {
  const { to, x, y, ...rest } = event
  const hasPlace = x !== undefined && y !== undefined
  const hasReceiver = isBody(to)
  if (event.kind === 'take' ? !hasReceiver : !hasReceiver && !hasPlace) return null
  const isSound = (to === undefined || hasReceiver) && (x === undefined) === (y === undefined)
  if (isSound) return event
  return { ...rest, ...(hasReceiver ? { to } : {}), ...(hasPlace ? { x, y } : {}) }
}

/** The first step is at 0, and each later than the one before. */
function normalizeSteps(steps: readonly Step[]): Step[] {
  const [first, ...rest] = sortByTime(steps)
  if (!first) return [...steps]
  const sound = [{ ...first, t: 0 }]
  for (const step of rest) {
    const before = sound.at(-1) ?? first
    if (step.t > before.t) sound.push({ ...step })
    else if (before.note === '') before.note = step.note
  }
  const isOrdered = steps.every((step, index) => step.t === sound[index]?.t)
  return isOrdered ? [...steps] : sound
}

function sortByTime<Timed extends { t: number }>(things: readonly Timed[]): readonly Timed[] {
  const isOrdered = things.every(({ t }, index) => t >= (things[index - 1]?.t ?? 0))
  return isOrdered ? things : things.toSorted((a, b) => a.t - b.t)
}

/** Ids that no thing of the scene has. */
function createIdMaker({ objects, drawings, events, steps, freezes }: Scene): () => string {
  const things = [...objects, ...drawings, ...events, ...steps, ...freezes]
  const taken = new Set(things.map(({ id }) => id))
  let number = 0
  return () => {
    do number += 1
    while (taken.has(`r${number}`))
    return `r${number}`
  }
}
