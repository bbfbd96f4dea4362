/** Fitting a new movement among the keys an object has already. */
import type { Key, Point } from '@/features/scene/model/document/scene-schema'
import { distance, stillness } from '@/features/scene/model/motion/course'
import { instant } from '../scene/numbers'

/**
 * The keys with a movement that leaves `place` at `start` and ends with `key`. Waits that follow at the
 * old place now wait at the new one; other later keys stay.
 */
export function setKeyAfter(
  keys: readonly Key[],
  place: Point,
  start: number,
  key: Key,
): readonly Key[] {
  const before = keys.filter(({ t }) => t < start + instant)
  const later = keys.filter(({ t }) => t > start + instant)
  const moving = later.findIndex(({ x, y }) => distance([x, y], place) > stillness)
  const waits = moving < 0 ? later.length : moving
  const wait: Key = { t: start, x: place[0], y: place[1], ease: 'linear' }
  const hasStart = (before.at(-1)?.t ?? 0) > start - instant
  const kept = later.map((old, index) => (index < waits ? { ...old, x: key.x, y: key.y } : old))
  return [
    ...before,
    ...(hasStart ? [] : [wait]),
    key,
    ...kept.filter(({ t }) => t > key.t + instant),
  ]
}
