/** Who runs to a ball that lies there gets it. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { reach } from '@/features/scene/model/motion/ball-motion'
import { distance } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { addTake } from '../changes/motion/ball'
import { findRunStart } from '../changes/motion/run'
import { findObject } from '../changes/scene/parts'

/** After a run drawn from the step at `from` on; only people take balls, and only free ones. */
export function pickUpBall(scene: Scene, runner: string, from: number): Scene {
  if (findObject(scene, runner)?.kind !== 'player') return scene
  const motion = getSceneMotion(scene)
  const t = findRunStart(scene, runner, from)
  if (t <= from || hasBall(scene, runner, t)) return scene
  const { x, y } = motion.poseOf(runner, t)
  for (const [ball, { phaseAt }] of motion.balls) {
    const phase = phaseAt(t)
    if (phase.kind === 'rest' && distance(phase.place, [x, y]) <= reach) {
      return addTake(scene, { ball, t, to: runner }).scene
    }
  }
  return scene
}

function hasBall(scene: Scene, id: string, t: number): boolean {
  return [...getSceneMotion(scene).balls.values()].some(({ phaseAt }) => {
    const phase = phaseAt(t)
    return phase.kind === 'carry' && phase.owner === id
  })
}
