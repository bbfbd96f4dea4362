/** Metres per second: what is usual on a pitch, and what is not possible. */
import type { BallEvent } from '../document/scene-schema'

/** A run and a dribble at playing tempo, when nobody said how long it takes. */
export const runSpeed = 5.5
export const dribbleSpeed = 4

/** Nobody in a team runs faster on average over a movement; warned about (issue of the animator). */
export const topSpeed = 9

export const usualSpeed: Record<BallEvent['kind'], number> = {
  ground: 12,
  driven: 20,
  lofted: 16,
  shot: 24,
  // not a flight; kept within the schema's limits
  take: 1,
}
