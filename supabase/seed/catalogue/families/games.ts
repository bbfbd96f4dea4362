/** Games: small-sided and conditioned games, tournaments, and fun games for the youngest. */
import type { AnyFamily } from '../family'
import { animals } from './games/animals'
import { comeback } from './games/comeback'
import { directionGame } from './games/direction-game'
import { funino } from './games/funino'
import { islands } from './games/islands'
import { jokerGame } from './games/joker-game'
import { kingGame } from './games/king-game'
import { nests } from './games/nests'
import { numbersCall } from './games/numbers-call'
import { powerPlay } from './games/power-play'
import { restartGame } from './games/restart-game'
import { smallSided } from './games/small-sided'
import { tag } from './games/tag'
import { timeGame } from './games/time-game'
import { touchGame } from './games/touch-game'
import { worldCup } from './games/world-cup'
import { zoneGame } from './games/zone-game'

export const gamesFamilies: readonly AnyFamily[] = [
  funino,
  touchGame,
  animals,
  tag,
  nests,
  islands,
  smallSided,
  jokerGame,
  zoneGame,
  timeGame,
  numbersCall,
  kingGame,
  powerPlay,
  comeback,
  restartGame,
  worldCup,
  directionGame,
]
