/** Forms of play: games with an idea, unusual shapes, pressing, defending together and tournaments. */
import type { AnyFamily } from '../family'
import { defendingForms } from './forms/compact/compact'
import { littleMatches } from './forms/little/little'
import { positionGames } from './forms/positions/positions'
import { pressingIdeas } from './forms/pressing/pressing'
import { regainIdeas } from './forms/regain/regain'
import { matchScenarios } from './forms/scenarios/scenarios'
import { scoringIdeas } from './forms/scoring/scoring'
import { unusualShapes } from './forms/shapes/shapes'
import { targetGames } from './forms/targets/targets'
import { sessionTournaments } from './forms/tournaments/tournaments'
import { turnoverGames } from './forms/turnovers/turnovers'
import { unevenGames } from './forms/uneven/uneven'
import { wingIdeas } from './forms/wings/wings'

export const formsFamilies: readonly AnyFamily[] = [
  littleMatches,
  scoringIdeas,
  wingIdeas,
  targetGames,
  unusualShapes,
  positionGames,
  matchScenarios,
  unevenGames,
  pressingIdeas,
  regainIdeas,
  defendingForms,
  turnoverGames,
  sessionTournaments,
]
