/** Reading and replacing parts of a scene; what stays the same stays the same object. */
import { limits } from '@/features/scene/model/document/limits'
import type {
  BallEvent,
  Drawing,
  Key,
  Scene,
  SceneObject,
} from '@/features/scene/model/document/scene-schema'
import { instant, clampMetres, clampPoint, clampSeconds } from './numbers'

/** A scene with something new in it; no ids when there was no room for it. */
export interface Added {
  scene: Scene
  ids: readonly string[]
}

export function findObject(scene: Scene, id: string): SceneObject | undefined {
  return scene.objects.find((object) => object.id === id)
}

export function findDrawing(scene: Scene, id: string): Drawing | undefined {
  return scene.drawings.find((drawing) => drawing.id === id)
}

export function findEvent(scene: Scene, id: string): BallEvent | undefined {
  return scene.events.find((event) => event.id === id)
}

export function listKeys(scene: Scene, object: string): readonly Key[] {
  return scene.tracks.find((track) => track.object === object)?.keys ?? []
}

export function mapObjects(scene: Scene, change: (object: SceneObject) => SceneObject): Scene {
  const objects = scene.objects.map(change)
  return isSame(objects, scene.objects) ? scene : { ...scene, objects }
}

export function mapDrawings(scene: Scene, change: (drawing: Drawing) => Drawing): Scene {
  const drawings = scene.drawings.map(change)
  return isSame(drawings, scene.drawings) ? scene : { ...scene, drawings }
}

export function mapEvents(scene: Scene, change: (event: BallEvent) => BallEvent): Scene {
  const events = scene.events.map(change)
  if (isSame(events, scene.events)) return scene
  return { ...scene, events: events.toSorted((a, b) => a.t - b.t) }
}

/** Gives an object these keys, tidied: in order, one per moment, none at 0. Too many change nothing. */
export function replaceKeys(scene: Scene, object: string, keys: readonly Key[]): Scene {
  const tidy = keys
    .map(normalizeKey)
    .filter(({ t }) => t >= instant)
    .toSorted((a, b) => a.t - b.t)
    .filter(({ t }, index, all) => t !== all[index + 1]?.t)
  if (tidy.length > limits.keys) return scene
  const others = scene.tracks.filter((track) => track.object !== object)
  if (tidy.length === 0) {
    return others.length === scene.tracks.length ? scene : { ...scene, tracks: others }
  }
  const track = { object, keys: tidy }
  if (others.length === scene.tracks.length) return { ...scene, tracks: [...others, track] }
  return {
    ...scene,
    tracks: scene.tracks.map((old) => (old.object === object ? track : old)),
  }
}

function normalizeKey({ via, ...key }: Key): Key {
  const tidy = { ...key, t: clampSeconds(key.t), x: clampMetres(key.x), y: clampMetres(key.y) }
  if (!via || via.length === 0) return tidy
  return { ...tidy, via: via.slice(0, limits.points).map(clampPoint) }
}

function isSame<Part>(after: readonly Part[], before: readonly Part[]): boolean {
  return after.every((part, index) => part === before[index])
}
