/** Practices that widen the library: opposed patterns, whole teams, large groups, prevention, adults, everybody. */
import type { AnyFamily } from '../family'
import { liveDiamonds } from './grown/diamonds/diamonds'
import { teamLastThird } from './grown/phases/last-third'
import { teamOwnHalf } from './grown/phases/own-half'
import { liveTriangles } from './grown/triangles/triangles'

export const grownFamilies: readonly AnyFamily[] = [
  liveTriangles,
  liveDiamonds,
  teamOwnHalf,
  teamLastThird,
]
