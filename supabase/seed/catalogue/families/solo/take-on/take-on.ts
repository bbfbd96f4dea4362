/** Attacking 1v1: on the flank, through on goal, several in a row, with a way back. */
import { createExercises } from '../../grown/kit'
import { lateChaser } from './late-chaser'
import { pirateBridge } from './pirate-bridge'
import { secondAttempt } from './second-attempt'
import { threeStripes } from './three-stripes'
import { wingDuel } from './wing-duel'

export const takeOnDuels = createExercises(
  {
    slug: 'take-on-duels',
    topic: 'dribbling',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'tactical'],
  },
  [pirateBridge, wingDuel, lateChaser, threeStripes, secondAttempt],
)
