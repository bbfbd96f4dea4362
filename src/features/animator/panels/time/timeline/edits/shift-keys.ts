/** Moving keys of tracks in time, one or many. */
import { limits } from '@/features/scene/model/document/limits'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { setEvent } from '../../../../editor/changes/motion/ball'
import { setKeyTime } from '../../../../editor/changes/motion/keys'
import { shortest } from '../../../../editor/changes/motion/run'
import { findEvent, listKeys, replaceKeys } from '../../../../editor/changes/scene/parts'
import { shiftTime } from '../../../../editor/changes/time/ripple'
import { parseKeyId } from '../../../../editor/selection'

/**
 * Keys and ball events of the selection, all by the same seconds, as far as their neighbours let them.
 * With `ripple` everything later in the scene comes along.
 */
export function shiftChosen(
  scene: Scene,
  ids: readonly string[],
  seconds: number,
  ripple: boolean,
): Scene {
  if (ripple) return rippleFrom(scene, ids, seconds)
  const chosen = groupKeysByObject(ids)
  const delta = [...chosen].reduce(
    (rest, [object, indices]) => clampWithin(rest, computeRoom(scene, object, indices)),
    seconds,
  )
  let moved = scene
  for (const [object, indices] of chosen) {
    const keys = listKeys(moved, object)
    moved = replaceKeys(
      moved,
      object,
      keys.map((key, index) => (indices.has(index) ? { ...key, t: key.t + delta } : key)),
    )
  }
  return ids.reduce((done, id) => {
    const event = findEvent(done, id)
    return event ? setEvent(done, id, { t: Math.max(0, event.t + seconds) }, Infinity) : done
  }, moved)
}

/** The earliest one moves, and with it all that is later. */
function rippleFrom(scene: Scene, ids: readonly string[], seconds: number): Scene {
  const [first] = ids
    .flatMap((id) => {
      const key = parseKeyId(id)
      const t = key ? listKeys(scene, key.object)[key.index]?.t : findEvent(scene, id)?.t
      return t === undefined ? [] : [{ id, t }]
    })
    .toSorted((a, b) => a.t - b.t)
  if (!first) return scene
  const key = parseKeyId(first.id)
  if (key) return setKeyTime(scene, key.object, key.index, first.t + seconds, { ripple: true })
  return shiftTime(scene, Math.max(0, Math.min(first.t, first.t + seconds)), seconds)
}

function groupKeysByObject(ids: readonly string[]): Map<string, Set<number>> {
  const chosen = new Map<string, Set<number>>()
  for (const id of ids) {
    const key = parseKeyId(id)
    if (!key) continue
    const indices = chosen.get(key.object) ?? new Set()
    chosen.set(key.object, indices.add(key.index))
  }
  return chosen
}

/** How far these keys can go together before they meet one that stays. */
function computeRoom(scene: Scene, object: string, indices: ReadonlySet<number>): [number, number] {
  const keys = listKeys(scene, object)
  let [least, most] = [-Infinity, Infinity]
  for (const index of indices) {
    const t = keys[index]?.t ?? 0
    if (!indices.has(index - 1)) least = Math.max(least, (keys[index - 1]?.t ?? 0) + shortest - t)
    if (!indices.has(index + 1)) {
      const end = keys[index + 1]?.t
      most = Math.min(most, (end === undefined ? limits.seconds : end - shortest) - t)
    }
  }
  return [Math.min(0, least), Math.max(0, most)]
}

function clampWithin(value: number, [least, most]: [number, number]): number {
  return Math.min(most, Math.max(least, value))
}
