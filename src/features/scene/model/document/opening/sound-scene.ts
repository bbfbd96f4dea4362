/**
 * A valid document whose parts do not fit together is made to: ids are unique, references lead to
 * something, times are in order.
 */
import { usualTeams } from '../empty-scene'
import type { RepairLog } from './repairs'
import { idMaker } from './scene-advice'
import type {
  BallEvent,
  Drawing,
  Point,
  Scene,
  SceneObject,
  Step,
  Team,
  Track,
} from '../scene-schema'

export function soundScene(scene: Scene, log: RepairLog): Scene {
  const unique = withUniqueIds(scene, log)
  const kinds = new Map(unique.objects.map(({ id, kind }) => [id, kind]))
  const isBody = (id: string | undefined) =>
    id !== undefined && kinds.has(id) && kinds.get(id) !== 'ball'
  const moved = startPlaces(unique, isBody)
  return {
    ...unique,
    teams: soundTeams(unique, log),
    objects: unique.objects.map((object) => soundObject(moved(object), isBody, log)),
    drawings: unique.drawings.map((drawing) => soundDrawing(drawing, log)),
    tracks: soundTracks(unique.tracks, isBody, log),
    events: unique.events.flatMap((event) => {
      const isThere = kinds.get(event.ball) === 'ball'
      const sound = isThere ? soundEvent(event, isBody, log) : null
      if (!sound) log.note('event', event.id)
      return sound ?? []
    }),
    steps: soundSteps(unique.steps, log),
  }
}

type IsBody = (id: string | undefined) => boolean

/** Later things with an id that is taken get a new one; references keep meaning the first. */
function withUniqueIds(scene: Scene, log: RepairLog): Scene {
  const newId = idMaker(scene)
  function distinct<Thing extends { id: string }>(things: Thing[], taken: Set<string>): Thing[] {
    return things.map((thing) => {
      const isTaken = taken.has(thing.id)
      const id = isTaken ? newId() : thing.id
      taken.add(id)
      if (!isTaken) return thing
      log.note('id', id)
      return { ...thing, id }
    })
  }
  const taken = new Set<string>()
  return {
    ...scene,
    objects: distinct(scene.objects, taken),
    drawings: distinct(scene.drawings, taken),
    events: distinct(scene.events, taken),
    steps: distinct(scene.steps, new Set()),
    freezes: distinct(scene.freezes, new Set()),
  }
}

/** Every player's team is there, each team once. */
function soundTeams({ teams, objects }: Scene, log: RepairLog): Team[] {
  const used = new Set(objects.flatMap((object) => (object.kind === 'player' ? object.team : [])))
  const known = new Map<string, Team>()
  for (const team of teams) {
    if (known.has(team.id)) log.note('team')
    else known.set(team.id, team)
  }
  for (const team of usualTeams) {
    const isMissing = !known.has(team.id) && (used.has(team.id) || known.size < 2)
    if (!isMissing) continue
    known.set(team.id, team)
    log.note('team')
  }
  return [...known.values()]
}

function soundObject(object: SceneObject, isBody: IsBody, log: RepairLog): SceneObject {
  if (object.kind !== 'ball' || object.owner === undefined || isBody(object.owner)) return object
  log.note('reference', object.id)
  const free = { ...object }
  delete free.owner
  return free
}

/** A rectangle or ellipse has two corners. */
function soundDrawing(drawing: Drawing, log: RepairLog): Drawing {
  if (drawing.kind !== 'zone' || drawing.shape === 'polygon') return drawing
  if (drawing.points.length === 2) return drawing
  log.note('value', drawing.id)
  const xs = drawing.points.map(([x]) => x)
  const ys = drawing.points.map(([, y]) => y)
  const corners: Point[] = [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
  return { ...drawing, points: corners }
}

/** A key at the very start is the place where the object stands, so it goes there. */
function startPlaces({ tracks }: Scene, isBody: IsBody) {
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
function soundTracks(tracks: readonly Track[], isBody: IsBody, log: RepairLog): Track[] {
  const seen = new Set<string>()
  return tracks.flatMap((track) => {
    if (!isBody(track.object) || seen.has(track.object)) {
      log.note('movement', track.object)
      return []
    }
    seen.add(track.object)
    const ordered = inOrder(track.keys)
    // of two keys at the same time the later one counts
    const keys = ordered.filter(({ t }, index) => t > 0 && t !== ordered[index + 1]?.t)
    if (keys.length === track.keys.length && ordered === track.keys) return [track]
    log.note('order', track.object)
    return keys.length > 0 ? [{ ...track, keys }] : []
  })
}

/** Null when nothing is left of it. */
function soundEvent(event: BallEvent, isBody: IsBody, log: RepairLog): BallEvent | null {
  const { to, x, y, ...rest } = event
  const hasPlace = x !== undefined && y !== undefined
  const hasReceiver = isBody(to)
  if (event.kind === 'take' ? !hasReceiver : !hasReceiver && !hasPlace) return null
  const isSound = (to === undefined || hasReceiver) && (x === undefined) === (y === undefined)
  if (isSound) return event
  log.note('reference', event.id)
  return { ...rest, ...(hasReceiver ? { to } : {}), ...(hasPlace ? { x, y } : {}) }
}

/** The first step is at 0, and each later than the one before. */
function soundSteps(steps: readonly Step[], log: RepairLog): Step[] {
  const [first, ...rest] = inOrder(steps)
  if (!first) return [...steps]
  const sound = [{ ...first, t: 0 }]
  for (const step of rest) {
    const before = sound.at(-1) ?? first
    if (step.t > before.t) sound.push({ ...step })
    else {
      log.note('step', step.id)
      if (before.note === '') before.note = step.note
    }
  }
  const isOrdered = steps.every((step, index) => step.t === sound[index]?.t)
  if (!isOrdered && sound.length === steps.length) log.note('order')
  return isOrdered ? [...steps] : sound
}

function inOrder<Timed extends { t: number }>(things: readonly Timed[]): readonly Timed[] {
  const isOrdered = things.every(({ t }, index) => t >= (things[index - 1]?.t ?? 0))
  return isOrdered ? things : things.toSorted((a, b) => a.t - b.t)
}
