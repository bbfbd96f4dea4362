/** Passing, first touch, switching play and combinations. */
import type { AnyFamily } from '../family'
import { overlap } from './passing/combining/overlap'
import { thirdMan } from './passing/combining/third-man'
import { upBackThrough } from './passing/combining/up-back-through'
import { wallGame } from './passing/combining/wall-game'
import { gates } from './passing/lanes/gates'
import { walls } from './passing/lanes/walls'
import { halfTurn } from './passing/receiving/half-turn'
import { scan } from './passing/receiving/scan'
import { touchRace } from './passing/receiving/touch-race'
import { diamond } from './passing/shapes/diamond'
import { hexagon } from './passing/shapes/hexagon'
import { square } from './passing/shapes/square'
import { yPassing } from './passing/shapes/y'
import { endPlayers } from './passing/switching/end-players'
import { fourGoals } from './passing/switching/four-goals'
import { longTargets } from './passing/switching/long-targets'

export const passingFamilies: readonly AnyFamily[] = [
  square,
  yPassing,
  diamond,
  hexagon,
  gates,
  walls,
  halfTurn,
  touchRace,
  scan,
  longTargets,
  endPlayers,
  fourGoals,
  thirdMan,
  upBackThrough,
  overlap,
  wallGame,
]
