/** Cuts the bends of a way in two where an object is at some time. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { createCourse } from '@/features/scene/model/motion/course'
import { applyEase } from '@/features/scene/model/motion/ease'
import type { Stretch } from '@/features/scene/model/motion/track-motion'

type Bends = Point[] | undefined

/** The bends passed before and after this time. */
export function splitVia(stretch: Stretch, time: number): [Bends, Bends] {
  const { key, course, from, until } = stretch
  const via = key.via ?? []
  const walked = applyEase(key.ease, until > from ? (time - from) / (until - from) : 1)
  const start = course.at(0)
  const passed = via.filter((_, index) => {
    const part = createCourse([start, ...via.slice(0, index + 1)])
    return part.length < walked * course.length
  })
  const ahead = via.slice(passed.length)
  return [passed.length > 0 ? passed : undefined, ahead.length > 0 ? ahead : undefined]
}
