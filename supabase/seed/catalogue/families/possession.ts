/** Keeping the ball: rondos, positional games and games that reward possession. */
import type { AnyFamily } from '../family'
import { edgesGame } from './possession/edges-game'
import { endZoneGame } from './possession/end-zone-game'
import { escapeGame } from './possession/escape-game'
import { gatesGame } from './possession/gates-game'
import { lineBreaking } from './possession/line-breaking'
import { lineRondo } from './possession/line-rondo'
import { outsideIn } from './possession/outside-in'
import { overloadZones } from './possession/overload-zones'
import { positionalGame } from './possession/positional-game'
import { rondos } from './possession/rondos'
import { targetRondo } from './possession/target-rondo'
import { threeTeamRondo } from './possession/three-team-rondo'
import { throughZones } from './possession/through-zones'
import { transitionRondo } from './possession/transition-rondo'
import { travellingRondo } from './possession/travelling-rondo'
import { twoSquares } from './possession/two-squares'

export const possessionFamilies: readonly AnyFamily[] = [
  ...rondos,
  lineRondo,
  twoSquares,
  transitionRondo,
  targetRondo,
  threeTeamRondo,
  travellingRondo,
  positionalGame,
  edgesGame,
  gatesGame,
  endZoneGame,
  escapeGame,
  overloadZones,
  lineBreaking,
  outsideIn,
  throughZones,
]
