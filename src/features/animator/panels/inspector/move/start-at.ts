/** When a run begins: the wait before it becomes longer or shorter, what the runner does after it follows. */
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { setKeyDuration } from '../../../editor/changes/motion/keys'
import { listKeys, replaceKeys } from '../../../editor/changes/scene/parts'

/** The earliest possible start: the end of what the runner did before, without the wait. Seconds. */
export function findEarliestStart(scene: Scene, object: string, index: number): number {
  const before = getSceneMotion(scene).tracks.get(object)?.stretches[index - 1]
  if (!before) return 0
  return before.course.length <= stillness ? before.from : before.until
}

export function setStart(scene: Scene, object: string, index: number, start: number): Scene {
  const { stretches } = getSceneMotion(scene).tracks.get(object) ?? { stretches: [] }
  const run = stretches[index]
  if (!run) return scene
  const before = stretches[index - 1]
  const isWaiting = before !== undefined && before.course.length <= stillness
  const delay = Math.max(start, findEarliestStart(scene, object, index)) - run.from
  if (isWaiting) return setKeyDuration(scene, object, index - 1, before.until - before.from + delay)
  if (delay <= 0) return scene
  const [x, y] = run.course.at(0)
  const wait: Key = { t: run.from + delay, x, y, ease: 'linear' }
  const keys = listKeys(scene, object)
  const later = keys.slice(index).map((key) => ({ ...key, t: key.t + delay }))
  return replaceKeys(scene, object, [...keys.slice(0, index), wait, ...later])
}
