/** Endurance from games and with the ball. */
import { createExercises } from '../../grown/kit'
import { fifteenFifteen, gameAndLap } from './laps'
import { allOverHalfway, ownOpponent } from './matches'
import { teamPursuit } from './pursuit'

export const enduranceGames = createExercises(
  {
    slug: 'endurance-game',
    topic: 'fun',
    moment: null,
    phase: 'main_part',
    practice_type: 'conditioned_game',
    corners: ['physical', 'psychological'],
  },
  [fifteenFifteen, teamPursuit, gameAndLap, allOverHalfway, ownOpponent],
)
