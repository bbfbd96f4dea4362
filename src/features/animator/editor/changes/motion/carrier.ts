/** Who has a ball. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { instant } from '../scene/numbers'

/** Who has it at this time, or kicks it just then; null when it lies or flies. */
export function findCarrierAt(scene: Scene, ball: string, time: number): string | null {
  const phase = getSceneMotion(scene).balls.get(ball)?.phaseAt(time)
  if (phase?.kind === 'carry') return phase.owner
  return phase?.kind === 'flight' && phase.from > time - instant ? phase.kicker : null
}
