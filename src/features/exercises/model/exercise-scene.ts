/** The drawing of an exercise as a scene. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { openScene } from '@/features/scene/model/document/open-scene'

interface Drawn {
  diagram: unknown
}

const opened = new WeakMap<object, Scene | null>()

/** Null when there is no drawing, or none that can be read. The same scene for the same data. */
export function exerciseScene(exercise: Drawn): Scene | null {
  const { diagram } = exercise
  if (typeof diagram !== 'object' || diagram === null) return null
  const known = opened.get(diagram)
  if (known !== undefined) return known
  const { scene } = openScene(diagram)
  opened.set(diagram, scene)
  return scene
}
