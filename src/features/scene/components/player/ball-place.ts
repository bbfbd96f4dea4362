/** Where the ball in play is in the picture: what the player's camera goes after. Picture metres. */
import type { Scene } from '../../model/document/scene-schema'
import { ballInPlay } from '../../model/motion/follow'
import { toPicture } from '../../model/pitch/view'

export function ballPlace(scene: Scene, time: number): { x: number; y: number } | null {
  const place = ballInPlay(scene, time)
  if (!place) return null
  const [x, y] = toPicture(scene.pitch, place)
  return { x, y }
}
