/** A track made ready for play-back: its stretches, and where the object is at any time. */
import type { Key, Point, SceneObject } from '../document/scene-schema'
import { createCourse, computeShortTurn, stillness, type Course } from './course'
import { applyEase } from './ease'

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
  placeAt: (t: number) => Point
  /** Direction of the movement, or the last one; null before the first. Degrees. */
  headingAt: (t: number) => number | null
  /** Metres per second. */
  speedAt: (t: number) => number
  /** `rotation` of object and keys, turned the short way round; null when nothing says one. */
  rotationAt: (t: number) => number | null
}

let ready = createCache()

function createCache() {
  return new WeakMap<SceneObject, { keys: readonly Key[]; motion: TrackMotion }>()
}

/** Whoever works out thousands of scenes lets go of each: one large weak map makes collecting garbage slow. */
export function clearTrackMotions() {
  ready = createCache()
}

/** The same for the same object and keys, so that an edit prepares only what it changed. */
export function trackMotion(object: SceneObject, keys: readonly Key[]): TrackMotion {
  const known = ready.get(object)
  if (known?.keys === keys) return known.motion
  const motion = prepare(object, keys)
  ready.set(object, { keys, motion })
  return motion
}

function prepare(object: SceneObject, keys: readonly Key[]): TrackMotion {
  let from = 0
  let place: Point = [object.x, object.y]
  const stretches = keys.map((key, index): Stretch => {
    const end: Point = [key.x, key.y]
    const course = createCourse([place, ...(key.via ?? []), end])
    const stretch = { index, key, from, until: key.t, course }
    from = key.t
    place = end
    return stretch
  })
  /** For each stretch the last one before it that moved. */
  const movedBefore: (Stretch | undefined)[] = [undefined]
  for (const stretch of stretches) {
    const isMove = stretch.course.length > stillness
    movedBefore.push(isMove ? stretch : movedBefore.at(-1))
  }
  const turns = stretches.flatMap(({ from: begin, key: { t, rotation } }) =>
    rotation === undefined ? [] : [{ begin, t, rotation }],
  )

  /** The index of the stretch that is going on; their number after the last. */
  function findIndexAt(t: number): number {
    let low = 0
    let high = stretches.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (t < (stretches[middle]?.until ?? Infinity)) high = middle
      else low = middle + 1
    }
    return low
  }

  function placeAt(t: number): Point {
    const stretch = stretches[findIndexAt(t)]
    return stretch ? stretch.course.at(computeShareAt(stretch, t)) : place
  }

  return {
    stretches,
    placeAt,
    headingAt(t) {
      const index = findIndexAt(t)
      const now = stretches[index]
      if (now && now.course.length > stillness) return now.course.headingAt(computeShareAt(now, t))
      return movedBefore[index]?.course.headingAt(1) ?? null
    },
    speedAt(t) {
      const stretch = stretches[findIndexAt(t)]
      if (!stretch || stretch.course.length <= stillness) return 0
      const [ax, ay] = placeAt(t - 0.02)
      const [bx, by] = placeAt(t + 0.02)
      return Math.hypot(bx - ax, by - ay) / 0.04
    },
    rotationAt(t) {
      let before: (typeof turns)[number] | undefined
      let after: (typeof turns)[number] | undefined
      for (const turn of turns) {
        if (turn.t <= t) before = turn
        else {
          after = turn
          break
        }
      }
      const start = before?.rotation ?? object.rotation
      if (!after || start === undefined) return start ?? null
      // it turns on the way to its key, not while it waits before
      if (t <= after.begin) return start
      const share = (t - after.begin) / (after.t - after.begin)
      return start + computeShortTurn(start, after.rotation) * share
    },
  }
}

function computeShareAt({ from, until, key }: Stretch, t: number): number {
  const share = until > from ? (t - from) / (until - from) : 1
  return applyEase(key.ease, Math.min(1, Math.max(0, share)))
}
