/** A track made ready for play-back: its stretches, and where the object is at any time. */
import type { Key, Point, SceneObject } from '../document/scene-schema'
import { courseThrough, stillness, type Course } from './course'
import { eased } from './ease'

/** What leads to one key. */
export interface Stretch {
  /** Index of the key it leads to. */
  index: number
  key: Key
  /** Seconds. */
  from: number
  until: number
  course: Course
}

export interface TrackMotion {
  stretches: readonly Stretch[]
  /** The same at the start for an object that never moves. */
  placeAt(t: number): Point
  /** Direction of the movement, or the last one; null before the first. Degrees. */
  headingAt(t: number): number | null
  /** Metres per second. */
  speedAt(t: number): number
  /** `rotation` of object and keys, turned the short way round; null when nothing says one. */
  rotationAt(t: number): number | null
}

export function trackMotion(object: SceneObject, keys: readonly Key[]): TrackMotion {
  const base: Point = [object.x, object.y]
  let from = 0
  let place = base
  const stretches = keys.map((key, index): Stretch => {
    const end: Point = [key.x, key.y]
    const course = courseThrough([place, ...(key.via ?? []), end])
    const stretch = { index, key, from, until: key.t, course }
    from = key.t
    place = end
    return stretch
  })

  function stretchAt(t: number): Stretch | undefined {
    return stretches.find(({ until }) => t < until)
  }

  function placeAt(t: number): Point {
    const stretch = stretchAt(t)
    if (!stretch) return place
    return stretch.course.at(shareAt(stretch, t))
  }

  return {
    stretches,
    placeAt,
    headingAt(t) {
      const now = stretchAt(t)
      if (now && now.course.length > stillness) return now.course.headingAt(shareAt(now, t))
      const done = stretches.findLast(
        ({ until, course }) => until <= t && course.length > stillness,
      )
      return done ? done.course.headingAt(1) : null
    },
    speedAt(t) {
      const stretch = stretchAt(t)
      if (!stretch || stretch.course.length <= stillness) return 0
      const [ax, ay] = placeAt(t - 0.02)
      const [bx, by] = placeAt(t + 0.02)
      return Math.hypot(bx - ax, by - ay) / 0.04
    },
    rotationAt(t) {
      const turns = stretches.flatMap(({ key }) =>
        key.rotation === undefined ? [] : [{ t: key.t, rotation: key.rotation }],
      )
      const before = turns.findLast((turn) => turn.t <= t)
      const after = turns.find((turn) => turn.t > t)
      const start = before?.rotation ?? object.rotation
      if (!after || start === undefined) return start ?? null
      const begin = stretches.findLast(({ until }) => until < after.t)?.until ?? 0
      const since = Math.max(before?.t ?? 0, begin)
      if (t <= since) return start
      return start + shortTurn(start, after.rotation) * ((t - since) / (after.t - since))
    },
  }
}

function shareAt({ from, until, key }: Stretch, t: number): number {
  const share = until > from ? (t - from) / (until - from) : 1
  return eased(key.ease, Math.min(1, Math.max(0, share)))
}

/** From one direction to another by at most half a turn, in degrees. */
function shortTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}
