/** Players who stand so close that their symbols cover each other, moved apart for a small picture. */
import type { Key, Point, Scene, SceneObject, Track } from '../document/scene-schema'
import { getPlayerRadius } from './symbol-size'
import { getSetting } from './setting'

const spread = new WeakMap<Scene, Scene>()

/**
 * The scene as a card shows it: people who begin closer than their symbols are wide stand side by side. Nobody
 * is moved further than half a symbol, and the document stays as it is. The same answer for the same scene.
 */
export function spreadPlayers(scene: Scene): Scene {
  const known = spread.get(scene)
  if (known) return known
  const width = 2 * getPlayerRadius(getSetting(scene, 'card').unit)
  const places = movePeopleApart(scene, width)
  const shown =
    places.size === 0
      ? scene
      : {
          ...scene,
          objects: scene.objects.map((object) => {
            const place = places.get(object.id)
            return place ? { ...object, x: place[0], y: place[1] } : object
          }),
          tracks: scene.tracks.map((track) => waitThere(scene, track, places.get(track.object))),
        }
  spread.set(scene, shown)
  return shown
}

/** Who waits before running waits at the new place: else waiting would look like a run. */
function waitThere(scene: Scene, track: Track, place: Point | undefined): Track {
  const start = scene.objects.find(({ id }) => id === track.object)
  if (!place || !start) return track
  const isWait = ({ x, y }: Key) => x === start.x && y === start.y
  const firstRun = track.keys.findIndex((key) => !isWait(key))
  const waits = firstRun === -1 ? track.keys.length : firstRun
  const keys = track.keys.map((key, index) =>
    index < waits ? { ...key, x: place[0], y: place[1] } : key,
  )
  return { ...track, keys }
}

/** Rounds of pushing: a knot of four or five is loose by then. */
const rounds = 6

/** The new places of those who are moved, by id. `width` in metres. */
function movePeopleApart(scene: Scene, width: number): Map<string, Point> {
  const people = scene.objects.filter(isPerson)
  const places = new Map<string, Point>(people.map(({ id, x, y }) => [id, [x, y]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of people.entries()) {
      for (const other of people.slice(index + 1)) push(places, one, other, width)
    }
  }
  return new Map(
    people.flatMap(({ id, x, y }) => {
      const place = places.get(id)
      return place && Math.hypot(place[0] - x, place[1] - y) > closeEnough ? [[id, place]] : []
    }),
  )
}

/** Metres that nobody sees. */
const closeEnough = 0.01

/** Each gives way by half of what is missing, as far as they may go. */
function push(places: Map<string, Point>, one: SceneObject, other: SceneObject, width: number) {
  const from = places.get(one.id)
  const to = places.get(other.id)
  if (!from || !to) return
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1])
  const missing = width - distance
  if (missing <= closeEnough) return
  const [x, y] =
    distance > 0 ? [(to[0] - from[0]) / distance, (to[1] - from[1]) / distance] : [1, 0]
  places.set(one.id, limit(one, [from[0] - (x * missing) / 2, from[1] - (y * missing) / 2], width))
  places.set(other.id, limit(other, [to[0] + (x * missing) / 2, to[1] + (y * missing) / 2], width))
}

/** At most half a symbol from where the document has it. */
function limit({ x, y }: SceneObject, [toX, toY]: Point, width: number): Point {
  const way = Math.hypot(toX - x, toY - y)
  const share = way > width / 2 ? width / 2 / way : 1
  return [x + (toX - x) * share, y + (toY - y) * share]
}

function isPerson({ kind }: SceneObject): boolean {
  return kind === 'player' || kind === 'coach'
}
