/** Practices that widen the library: opposed patterns, whole teams, large groups, prevention, adults, everybody. */
import type { AnyFamily } from '../family'
import { adultsAndVeterans } from './grown/adults/adults-and-veterans'
import { largeGroupGames } from './grown/crowds/crowds'
import { liveDiamonds } from './grown/diamonds/diamonds'
import { everyonePlays } from './grown/everyone/everyone'
import { teamLastThird } from './grown/phases/last-third'
import { teamOwnHalf } from './grown/phases/own-half'
import { preventionLevels } from './grown/prevention/prevention'
import { teamRestarts } from './grown/restarts/restarts'
import { largeGroupStations } from './grown/stations/stations'
import { strongKids } from './grown/strong-kids/strong-kids'
import { thirdManToGoal } from './grown/third-man/third-man'
import { togetherOnThePitch } from './grown/together/together'
import { liveTriangles } from './grown/triangles/triangles'
import { walkingFootball } from './grown/walking/walking'

export const grownFamilies: readonly AnyFamily[] = [
  liveTriangles,
  liveDiamonds,
  thirdManToGoal,
  teamOwnHalf,
  teamLastThird,
  teamRestarts,
  largeGroupStations,
  largeGroupGames,
  preventionLevels,
  strongKids,
  walkingFootball,
  adultsAndVeterans,
  everyonePlays,
  togetherOnThePitch,
]
