/** Follow the ball: which one the eye is on, and a camera that goes after it without jerks. */
import type { Point, Scene } from '../document/scene-schema'
import { getSceneMotion } from './scene-motion'

/** Where the ball in play is, in pitch metres: the one passed last, or else the first that is shown. */
export function findBallInPlay(scene: Scene, time: number): Point | null {
  const motion = getSceneMotion(scene)
  const shown = [...motion.balls.keys()].filter((id) => motion.poseOf(id, time).isVisible)
  const played = scene.events
    .filter(({ ball, t }) => t <= time && shown.includes(ball))
    .toSorted((a, b) => a.t - b.t)
    .at(-1)
  const id = played?.ball ?? shown[0]
  if (id === undefined) return null
  const { x, y } = motion.poseOf(id, time)
  return [x, y]
}

/** One step of the camera's middle towards its aim; the same after a second however often it is called. */
export function followAim(from: Point, aim: Point, elapsed: number): Point {
  const share = 1 - Math.exp(-Math.max(0, elapsed) / lag)
  return [from[0] + (aim[0] - from[0]) * share, from[1] + (aim[1] - from[1]) * share]
}

/** Seconds in which the camera makes good two thirds of its distance to the ball. */
const lag = 0.35
