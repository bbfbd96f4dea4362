/** Where the ball in play is in the picture: what the player's camera goes after. Picture metres. */
import type { Scene } from '../../model/document/scene-schema'
import { findBallInPlay } from '../../model/motion/follow'
import { toPicture } from '../../model/pitch/view'

export function findBallPlace(scene: Scene, time: number): { x: number; y: number } | null {
  const place = findBallInPlay(scene, time)
  if (!place) return null
  const [x, y] = toPicture(scene.pitch, place)
  return { x, y }
}
