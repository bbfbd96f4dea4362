/** Where two states of an animation begin to differ: what a comparison side by side should show. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { drawScene } from '@/features/scene/model/draw/draw-scene'

/** Index of the first step whose picture differs; 0 when only times, texts or nothing do. */
export function findFirstDifference(one: Scene, other: Scene): number {
  const steps = Math.max(one.steps.length, other.steps.length)
  const index = Array.from({ length: steps }, (_, step) => step).findIndex(
    (step) => serializePicture(one, step) !== serializePicture(other, step),
  )
  return Math.max(0, index)
}

function serializePicture(scene: Scene, index: number): string {
  const step = scene.steps[index]
  return step ? JSON.stringify(drawScene(scene, { time: step.t, density: 'card' })) : ''
}
