/** The question of a step: the first one from its picture on, before the next. */
import type { Freeze, Scene } from '@/features/scene/model/document/scene-schema'
import { getStepSpan } from '@/features/scene/model/motion/arrows'

const instant = 0.001

export function findStepFreeze(scene: Scene, index: number): Freeze | undefined {
  const { from, until } = getStepSpan(scene, index)
  return scene.freezes.find(({ t }) => t > from - instant && t < until - instant)
}
