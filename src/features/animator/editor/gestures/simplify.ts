/** From the hand's trembling line to few points: Ramer, Douglas and Peucker. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { findNearestOn } from '../distances'

/** Keeps the ends and what lies further than `tolerance` metres from the line without it. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set<number>([0, points.length - 1])
  const open: (readonly [number, number])[] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    const [from, to] = [points[first], points[last]]
    if (!from || !to) continue
    let far = -1
    let most = tolerance
    for (let index = first + 1; index < last; index += 1) {
      const point = points[index] ?? from
      const gap = distance(point, findNearestOn(point, from, to))
      if (gap > most) [far, most] = [index, gap]
    }
    if (far < 0) continue
    kept.add(far)
    open.push([first, far], [far, last])
  }
  return points.filter((_, index) => kept.has(index))
}

/** At most so many points: the tolerance grows until they are enough. */
export function simplifyLineTo(points: readonly Point[], tolerance: number, most: number): Point[] {
  let line = simplifyLine(points, tolerance)
  for (let wider = tolerance * 1.5; line.length > most; wider *= 1.5) {
    line = simplifyLine(points, wider)
  }
  return line
}
