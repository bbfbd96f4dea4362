/** Beginnings: games with a story for the youngest, practice for a handful of players, and the small hall. */
import type { AnyFamily } from '../family'
import { castle } from './beginnings/adventures/castle'
import { circus } from './beginnings/adventures/circus'
import { creeping } from './beginnings/adventures/creeping'
import { garden } from './beginnings/adventures/garden'
import { railway } from './beginnings/adventures/railway'
import { rooms } from './beginnings/adventures/rooms'
import { space } from './beginnings/adventures/space'
import { fours } from './beginnings/few/fours'
import { pairs } from './beginnings/few/pairs'
import { threes } from './beginnings/few/threes'
import { courts } from './beginnings/first-games/courts'
import { matches } from './beginnings/first-games/matches'
import { futsal } from './beginnings/hall/futsal'
import { gym } from './beginnings/hall/gym'
import { little } from './beginnings/hall/little'

export const beginningsFamilies: readonly AnyFamily[] = [
  garden,
  space,
  circus,
  rooms,
  castle,
  creeping,
  railway,
  courts,
  matches,
  pairs,
  threes,
  fours,
  gym,
  little,
  futsal,
]
