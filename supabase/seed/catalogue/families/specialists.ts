/** Practices for what a player does alone in a special part: goalkeepers, duels without the ball, first touch. */
import type { AnyFamily } from '../family'
import { keeperCrosses } from './specialists/keeper/crosses'
import { keeperDiving } from './specialists/keeper/diving'
import { keeperOneOnOne } from './specialists/keeper/one-on-one'
import { sweeperKeeper } from './specialists/keeper/sweeper'
import { keepersTogether } from './specialists/keeper/together'

export const specialistFamilies: readonly AnyFamily[] = [
  keeperDiving,
  keeperOneOnOne,
  keeperCrosses,
  sweeperKeeper,
  keepersTogether,
]
