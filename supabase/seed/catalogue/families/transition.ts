/** Transition, counter-attack, build-up and phases of play. */
import type { AnyFamily } from '../family'
import { fromKeeper } from './transition/build-up/from-keeper'
import { lines } from './transition/build-up/lines'
import { patterns } from './transition/build-up/patterns'
import { plusOne } from './transition/build-up/plus-one'
import { touchlineEscape } from './transition/build-up/touchline-escape'
import { breakLanes } from './transition/counter/break-lanes'
import { counterGoals } from './transition/counter/counter-goals'
import { flipGame } from './transition/counter/flip-game'
import { keeperBreak } from './transition/counter/keeper-break'
import { returnWave } from './transition/counter/return-wave'
import { switchAttack } from './transition/counter/switch-attack'
import { threeTeams } from './transition/counter/three-teams'
import { winAndBreak } from './transition/counter/win-and-break'
import { attackBlock } from './transition/phases/attack-block'
import { finalThird } from './transition/phases/final-third'
import { restDefence } from './transition/phases/rest-defence'

export const transitionFamilies: readonly AnyFamily[] = [
  flipGame,
  winAndBreak,
  counterGoals,
  returnWave,
  threeTeams,
  breakLanes,
  keeperBreak,
  switchAttack,
  fromKeeper,
  plusOne,
  lines,
  touchlineEscape,
  patterns,
  attackBlock,
  finalThird,
  restDefence,
]
