/** Keeping the ball: rondos, positional games and games that reward possession. */
import type { AnyFamily } from '../family'
import { lineRondo } from './possession/line-rondo'
import { rondos } from './possession/rondos'
import { transitionRondo } from './possession/transition-rondo'
import { twoSquares } from './possession/two-squares'

export const possessionFamilies: readonly AnyFamily[] = [
  ...rondos,
  lineRondo,
  twoSquares,
  transitionRondo,
]
