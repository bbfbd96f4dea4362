/** The drawing of an exercise as a scene. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { openScene } from '@/features/scene/model/document/open-scene'
import { toPacedScene } from '@/features/scene/model/motion/to-paced-scene'

interface Drawn {
  diagram: unknown
}

const opened = new WeakMap<object, Scene | null>()

/** Null when there is no drawing, or none that can be read. The same scene for the same data. */
export function openExerciseScene(exercise: Drawn): Scene | null {
  const { diagram } = exercise
  if (typeof diagram !== 'object' || diagram === null) return null
  const known = opened.get(diagram)
  if (known !== undefined) return known
  const { scene } = openScene(diagram)
  opened.set(diagram, scene)
  return scene
}

interface Aged {
  min_age?: number
  max_age?: number
}

/** U11: when nobody says for whom an exercise is. */
const usualAge = 11

/** The drawing as it is played: no pass or run faster than the ages it is for. */
export function getPlayedScene(exercise: Drawn & Aged): Scene | null {
  const scene = openExerciseScene(exercise)
  if (!scene) return null
  const { min_age, max_age } = exercise
  const from = min_age ?? max_age ?? usualAge
  return toPacedScene(scene, Math.round((from + (max_age ?? from)) / 2))
}
