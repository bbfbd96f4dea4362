/** Putting a copied part into a scene, under new ids. */
import { limits } from '@/features/scene/model/document/limits'
import {
  teamIds,
  type Point,
  type Scene,
  type TeamId,
} from '@/features/scene/model/document/scene-schema'
import { getCorners, computeExtent, getMiddle } from '../layout/extent'
import { transformThings } from '../layout/transform'
import { createIdMaker, getIdLetter, type IdLetter } from '../scene/ids'
import { clampSeconds } from '../scene/numbers'
import type { Added } from '../scene/parts'
import { extractPart, type ScenePart } from './part'
import { dissolveSmallGroups } from '../layout/groups'

export interface PasteOptions {
  /** Seconds: when what moves begins to move. */
  time: number
  /** Where the middle goes; else in place, or beside what lies exactly there. */
  at?: Point
}

/** How far beside the original a copy lies, in metres. */
const beside: Point = [2, 2]

/** All of it or, when it does not fit into the limits of a scene, nothing. */
export function pastePart(scene: Scene, part: ScenePart, { time, at }: PasteOptions): Added {
  const none = { scene, ids: [] }
  const room = [
    scene.objects.length + part.objects.length <= limits.objects,
    scene.drawings.length + part.drawings.length <= limits.drawings,
    scene.events.length + part.events.length <= limits.events,
    [...part.tracks.flatMap(({ keys }) => keys), ...part.events].every(
      ({ t }) => t + time <= limits.seconds,
    ),
  ]
  if (room.includes(false)) return none
  const make = createIdMaker(scene)
  const names = new Map<string, string>()
  function renameId(id: string, letter: IdLetter): string {
    const name = names.get(id) ?? make(letter)
    names.set(id, name)
    return name
  }
  for (const { id, kind } of [...part.objects, ...part.drawings]) renameId(id, getIdLetter(kind))
  const teams = matchTeams(scene, part)
  const renameGroup = <Thing extends { group?: string }>(thing: Thing): Thing =>
    thing.group === undefined ? thing : { ...thing, group: renameId(`group ${thing.group}`, 'u') }

  const objects = part.objects.map((object) => {
    const copy = { ...renameGroup(object), id: names.get(object.id) ?? object.id }
    if (copy.kind === 'player') return { ...copy, team: teams.get(copy.team) ?? 'a' }
    if (copy.kind !== 'ball') return copy
    const { owner, ...free } = copy
    const carrier = owner === undefined ? undefined : names.get(owner)
    return carrier === undefined ? free : { ...free, owner: carrier }
  })
  const drawings = part.drawings.map((drawing) => ({
    ...renameGroup(drawing),
    id: names.get(drawing.id) ?? drawing.id,
  }))
  const tracks = part.tracks.flatMap(({ object, keys }) => {
    const id = names.get(object)
    const first = part.objects.find((other) => other.id === object)
    if (id === undefined || !first) return []
    const later = keys.map((key) => ({ ...key, t: clampSeconds(key.t + time) }))
    const wait = { t: time, x: first.x, y: first.y, ease: 'linear' as const }
    return [{ object: id, keys: time > 0 ? [wait, ...later].slice(0, limits.keys) : later }]
  })
  const events = part.events.flatMap((event) => {
    const ball = names.get(event.ball)
    const to = event.to === undefined ? undefined : names.get(event.to)
    if (ball === undefined || (event.to !== undefined && to === undefined)) return []
    const copy = { ...event, id: make('k'), ball, t: clampSeconds(event.t + time) }
    return [to === undefined ? copy : { ...copy, to }]
  })
  const alone: Scene = { ...scene, objects, drawings, tracks, events }
  const moved = transformThings(alone, null, shiftBy(computeShift(scene, part, at)))
  return {
    scene: dissolveSmallGroups({
      ...scene,
      teams: mergeTeams(scene, part, teams),
      objects: [...scene.objects, ...moved.objects],
      drawings: [...scene.drawings, ...moved.drawings],
      tracks: [...scene.tracks, ...moved.tracks],
      events: [...scene.events, ...moved.events].toSorted((a, b) => a.t - b.t),
    }),
    ids: [...objects, ...drawings].map(({ id }) => id),
  }
}

/** A copy beside the original, with its movement. */
export function duplicateThings(scene: Scene, ids: readonly string[], time: number): Added {
  const part = extractPart(scene, ids, time)
  return part ? pastePart(scene, part, { time }) : { scene, ids: [] }
}

/** The same team by colour, else the one of the same letter, else the first. */
function matchTeams(scene: Scene, part: ScenePart): Map<TeamId, TeamId> {
  return new Map(
    teamIds.map((id): [TeamId, TeamId] => {
      const colour = part.teams.find((team) => team.id === id)?.colour
      const alike = scene.teams.find((team) => team.colour === colour)
      const same = scene.teams.find((team) => team.id === id)
      const isNew = part.teams.some((team) => team.id === id)
      return [id, alike?.id ?? same?.id ?? (isNew ? id : (scene.teams[0]?.id ?? 'a'))]
    }),
  )
}

/** Brings along teams that the scene does not have. */
function mergeTeams(scene: Scene, part: ScenePart, teams: ReadonlyMap<TeamId, TeamId>) {
  const missing = part.teams.filter(
    ({ id }) => teams.get(id) === id && !scene.teams.some((team) => team.id === id),
  )
  return missing.length > 0 ? [...scene.teams, ...missing] : scene.teams
}

function shiftBy([dx, dy]: Point) {
  return {
    point: ([x, y]: Point): Point => [x + dx, y + dy],
    turn: (rotation: number) => rotation,
    turnZone: (rotation: number) => rotation,
  }
}

function computeShift(scene: Scene, part: ScenePart, at: Point | undefined): Point {
  const places: Point[] = [
    ...part.objects.map(({ x, y }): Point => [x, y]),
    ...part.drawings.flatMap(getCorners),
  ]
  const extent = computeExtent(places)
  if (at && extent) {
    const [mx, my] = getMiddle(extent)
    return [at[0] - mx, at[1] - my]
  }
  const taken = [
    ...scene.objects.map(({ x, y }): Point => [x, y]),
    ...scene.drawings.flatMap(getCorners),
  ]
  const isTaken = ([x, y]: Point, times: number) =>
    taken.some(
      ([tx, ty]) => Math.hypot(tx - x - beside[0] * times, ty - y - beside[1] * times) < 0.05,
    )
  let times = 0
  while (times < 50 && places.some((place) => isTaken(place, times))) times += 1
  return [beside[0] * times, beside[1] * times]
}
