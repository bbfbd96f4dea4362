/** Practices for what a player does alone in a special part: goalkeepers, duels without the ball, first touch. */
import type { AnyFamily } from '../family'
import { block } from './specialists/duels/block'
import { fromBehind } from './specialists/duels/from-behind'
import { jockey } from './specialists/duels/jockey'
import { duelsSmall } from './specialists/duels/small'
import { tackle } from './specialists/duels/tackle'
import { twoVTwo } from './specialists/duels/two-v-two'
import { keeperCrosses } from './specialists/keeper/crosses'
import { keeperDiving } from './specialists/keeper/diving'
import { keeperOneOnOne } from './specialists/keeper/one-on-one'
import { keeperSmall } from './specialists/keeper/small'
import { keeperStarts } from './specialists/keeper/starts'
import { sweeperKeeper } from './specialists/keeper/sweeper'
import { keepersTogether } from './specialists/keeper/together'
import { touchAcross } from './specialists/touch/across'
import { touchAir } from './specialists/touch/air'
import { touchAway } from './specialists/touch/away'
import { touchSmall } from './specialists/touch/small'
import { touchTurn } from './specialists/touch/turn'

export const specialistFamilies: readonly AnyFamily[] = [
  keeperDiving,
  keeperOneOnOne,
  keeperCrosses,
  sweeperKeeper,
  keepersTogether,
  jockey,
  fromBehind,
  tackle,
  twoVTwo,
  touchAway,
  touchTurn,
  touchAir,
  touchAcross,
  block,
  keeperStarts,
  touchSmall,
  duelsSmall,
  keeperSmall,
]
