/** The keys of a track one by one: when, how fast, along which curve. */
import type { Ease, Key, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { clampBetween, instant } from '../scene/numbers'
import { listKeys, replaceKeys } from '../scene/parts'
import { shiftTime } from '../time/ripple'
import { shortest } from './run'

/** The points passed on the way to this key; none makes it straight. */
export function setKeyBend(
  scene: Scene,
  object: string,
  index: number,
  via: readonly Point[],
): Scene {
  return patchKey(scene, object, index, { via: via.length > 0 ? [...via] : undefined })
}

export function setKeyEase(scene: Scene, object: string, index: number, ease: Ease): Scene {
  return patchKey(scene, object, index, { ease })
}

/**
 * Moves a key in time, between its neighbours. With `ripple` everything later in the scene moves too.
 */
export function setKeyTime(
  scene: Scene,
  object: string,
  index: number,
  t: number,
  { ripple = false } = {},
): Scene {
  const keys = listKeys(scene, object)
  const key = keys[index]
  if (!key) return scene
  const least = (keys[index - 1]?.t ?? 0) + shortest
  const aim = Math.max(least, t)
  if (ripple) return shiftTime(scene, Math.min(key.t, aim), aim - key.t)
  const most = (keys[index + 1]?.t ?? Infinity) - shortest
  if (most < least) return scene
  return patchKey(scene, object, index, { t: clampBetween(t, least, most) })
}

/** The movement to this key takes so many seconds; this object's later keys follow. */
export function setKeyDuration(
  scene: Scene,
  object: string,
  index: number,
  seconds: number,
): Scene {
  const keys = listKeys(scene, object)
  const key = keys[index]
  if (!key) return scene
  const from = keys[index - 1]?.t ?? 0
  const delta = from + Math.max(shortest, seconds) - key.t
  if (Math.abs(delta) < instant) return scene
  return replaceKeys(
    scene,
    object,
    keys.map((old, place) => (place < index ? old : { ...old, t: old.t + delta })),
  )
}

export function deleteKey(scene: Scene, object: string, index: number): Scene {
  const keys = listKeys(scene, object)
  if (!keys[index]) return scene
  return replaceKeys(scene, object, keys.toSpliced(index, 1))
}

function patchKey(scene: Scene, object: string, index: number, patch: Partial<Key>): Scene {
  const keys = listKeys(scene, object)
  const key = keys[index]
  if (!key) return scene
  return replaceKeys(scene, object, keys.toSpliced(index, 1, { ...key, ...patch }))
}
