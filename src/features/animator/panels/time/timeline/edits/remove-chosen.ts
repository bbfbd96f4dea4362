/** Deleting keys and ball events, and nothing else of a selection. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { deleteEvent } from '../../../../editor/changes/motion/ball'
import { deleteKey } from '../../../../editor/changes/motion/keys'
import { parseKeyId } from '../../../../editor/selection'

/** From the last key of a track to the first, so that the others keep their places meanwhile. */
export function removeChosen(scene: Scene, ids: readonly string[]): Scene {
  const keys = ids.flatMap((id) => parseKeyId(id) ?? []).toSorted((a, b) => b.index - a.index)
  const without = keys.reduce((done, { object, index }) => deleteKey(done, object, index), scene)
  return ids.reduce((done, id) => deleteEvent(done, id), without)
}
