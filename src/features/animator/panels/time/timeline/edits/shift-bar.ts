/** Moving a whole movement in time: the start delay. */
import { limits } from '@/features/scene/model/document/limits'
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { Stretch } from '@/features/scene/model/motion/track-motion'
import { shortest } from '../../../../editor/changes/motion/run'
import { instant } from '../../../../editor/changes/scene/numbers'
import { listKeys, replaceKeys } from '../../../../editor/changes/scene/parts'

export interface ShiftedBar {
  scene: Scene
  /** The key it leads to now: a wait before it comes and goes with its start. */
  index: number
}

/**
 * The movement starts later or sooner and takes as long as before. Movements that follow without a pause
 * come along; the waits before and after give and take the time. Sooner than the movement before is not
 * possible.
 */
export function shiftBar(scene: Scene, object: string, index: number, seconds: number): ShiftedBar {
  const found = listStretches(scene, object)
  const stretch = found[index]
  if (!stretch) return { scene, index }
  let last = index
  while (found[last + 1] && !isWait(found[last + 1])) last += 1
  const after = found[last + 1]
  const until = found[last]?.until ?? stretch.until
  const before = isWait(found[index - 1]) ? found[index - 1] : undefined
  const least = before ? before.from - stretch.from : 0
  const most = (after ? after.until - shortest : limits.seconds) - until
  const delta = Math.min(Math.max(0, most), Math.max(least, seconds))
  if (Math.abs(delta) < instant) return { scene, index }
  const keys = listKeys(scene, object).map((key, place) =>
    place >= index && place <= last ? { ...key, t: key.t + delta } : key,
  )
  return changeWait(scene, object, keys, { index, start: stretch.from + delta, before, stretch })
}

/** The movement starts then and ends as before: it becomes slower or faster. */
export function moveBarStart(
  scene: Scene,
  object: string,
  index: number,
  start: number,
): ShiftedBar {
  const found = listStretches(scene, object)
  const stretch = found[index]
  if (!stretch) return { scene, index }
  const before = isWait(found[index - 1]) ? found[index - 1] : undefined
  const least = before?.from ?? stretch.from
  const from = Math.min(stretch.until - shortest, Math.max(least, start))
  if (Math.abs(from - stretch.from) < instant) return { scene, index }
  return changeWait(scene, object, listKeys(scene, object), { index, start: from, before, stretch })
}

interface Start {
  index: number
  start: number
  before: Stretch | undefined
  stretch: Stretch
}

/** Makes, moves or takes away the key that ends the wait before a movement. */
function changeWait(scene: Scene, object: string, keys: readonly Key[], to: Start): ShiftedBar {
  const { index, start, before, stretch } = to
  if (before && start - before.from < instant) {
    return { scene: replaceKeys(scene, object, keys.toSpliced(index - 1, 1)), index: index - 1 }
  }
  if (before) {
    const moved = { ...before.key, t: start }
    return { scene: replaceKeys(scene, object, keys.toSpliced(index - 1, 1, moved)), index }
  }
  const [x, y] = stretch.course.at(0)
  const wait: Key = { t: start, x, y, ease: 'linear' }
  return { scene: replaceKeys(scene, object, keys.toSpliced(index, 0, wait)), index: index + 1 }
}

function isWait(stretch: Stretch | undefined): boolean {
  return stretch !== undefined && stretch.course.length <= stillness
}

function listStretches(scene: Scene, object: string): readonly Stretch[] {
  return getSceneMotion(scene).tracks.get(object)?.stretches ?? []
}
