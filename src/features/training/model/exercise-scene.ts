/** The drawing of an exercise as a scene: what the JSON column holds, also in its older form. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { openScene } from '@/features/scene/model/document/open-scene'
import { areaOf } from './exercise'

interface Drawn {
  diagram: unknown
  area_length_m: number
  area_width_m: number
}

const opened = new WeakMap<object, Scene | null>()

/** Null when there is no drawing, or none that can be read. The same scene for the same data. */
export function exerciseScene(exercise: Drawn): Scene | null {
  const { diagram } = exercise
  if (typeof diagram !== 'object' || diagram === null) return null
  const known = opened.get(diagram)
  if (known !== undefined) return known
  const { scene, repairs } = openScene(diagram, areaOf(exercise))
  const isReadable = repairs.every(({ kind }) => kind !== 'unreadable')
  opened.set(diagram, isReadable ? scene : null)
  return isReadable ? scene : null
}
