/** Where the ball is in the picture: what a camera follows. */
import type { Scene } from '../../model/document/scene-schema'
import { sceneMotion } from '../../model/motion/scene-motion'
import { toPicture } from '../../model/pitch/view'

/** Of several balls the one that was played last; null without any. Picture metres. */
export function ballPlace(scene: Scene, time: number): { x: number; y: number } | null {
  const motion = sceneMotion(scene)
  const played = scene.events.filter(({ t }) => t <= time).toSorted((a, b) => b.t - a.t)
  const id = played[0]?.ball ?? scene.objects.find(({ kind }) => kind === 'ball')?.id
  if (id === undefined) return null
  const pose = motion.poseOf(id, time)
  const [x, y] = toPicture(scene.pitch, [pose.x, pose.y])
  return { x, y }
}
