/** Start delays: the movement of a step begins later or sooner. */
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { instant } from '../scene/numbers'
import { listKeys, replaceKeys } from '../scene/parts'
import { shiftTime } from '../time/ripple'
import { shortest } from './run'
import { findStepTimeAfter } from './when'

/**
 * What this object does first from `at` on (seconds), until the next step, starts so much later, or sooner
 * as long as it waits before. What follows at once comes along; waits give the time. When it would end
 * after the next step, that and everything later waits.
 */
export function delayTrack(scene: Scene, id: string, seconds: number, at = 0): Scene {
  const stretches = getSceneMotion(scene).tracks.get(id)?.stretches ?? []
  const next = findStepTimeAfter(scene, at)
  const isMoving = (index: number) => (stretches[index]?.course.length ?? 0) > stillness
  const first = stretches.findIndex(
    ({ from }, index) => isMoving(index) && from > at - instant && from < next - instant,
  )
  const stretch = stretches[first]
  if (!stretch) return scene
  let last = first
  while (isMoving(last + 1) && (stretches[last + 1]?.from ?? next) < next - instant) last += 1
  const before = stretches[first - 1]
  const least = before && !isMoving(first - 1) ? before.from - stretch.from : 0
  const onward = stretches.findIndex((_, index) => index > last && isMoving(index))
  const end = stretches[last]?.until ?? stretch.until
  const wanted = Math.max(least, seconds)
  const late = end + wanted - next
  const roomy = late > instant ? shiftTime(scene, next, late) : scene
  if (late > instant && roomy === scene) return scene
  const later = listKeys(roomy, id)
  const most = onward < 0 ? wanted : (later[onward]?.t ?? end) - shortest - end
  const delta = Math.min(wanted, Math.max(0, most))
  if (Math.abs(delta) < instant) return scene
  const moved = listKeys(scene, id).flatMap((key, index): Key[] => {
    if (index >= first && index <= last) return [{ ...key, t: key.t + delta }]
    const kept = later[index] ?? key
    // the wait that is used up
    if (index > last && (onward < 0 || index < onward) && kept.t < end + delta + instant) return []
    return index === first - 1 && !isMoving(index) ? [] : [kept]
  })
  const start = stretch.from + delta
  const since = least < 0 ? (before?.from ?? 0) : stretch.from
  const [x, y] = stretch.course.at(0)
  const wait: Key[] = start > since + instant ? [{ t: start, x, y, ease: 'linear' }] : []
  return replaceKeys(roomy, id, [...moved, ...wait])
}
