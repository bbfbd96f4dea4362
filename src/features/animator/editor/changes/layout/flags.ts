/** Locked things cannot be caught or moved; hidden ones are not shown at all. */
import type { Drawing, Scene, SceneObject } from '@/features/scene/model/document/scene-schema'
import { mapDrawings, mapObjects } from '../scene/parts'
import { findThings } from './groups'

type Flag = 'is_locked' | 'is_hidden'

/** Sets or clears a flag; a cleared one is not kept in the document. */
export function setFlag(scene: Scene, ids: readonly string[], flag: Flag, isOn: boolean): Scene {
  const chosen = new Set(ids)
  function applyFlag<Kind extends SceneObject | Drawing>(thing: Kind): Kind {
    if (!chosen.has(thing.id) || (thing[flag] ?? false) === isOn) return thing
    const changed = { ...thing }
    if (isOn) changed[flag] = true
    else delete changed[flag]
    return changed
  }
  return mapDrawings(mapObjects(scene, applyFlag), applyFlag)
}

/** On for all of them, or off when all have it. */
export function toggleFlag(scene: Scene, ids: readonly string[], flag: Flag): Scene {
  const things = findThings(scene, ids)
  return setFlag(scene, ids, flag, !things.every((thing) => thing[flag]))
}
