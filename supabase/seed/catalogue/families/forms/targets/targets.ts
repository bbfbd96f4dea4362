/** Games in which somebody, not something, is the target. */
import { createExercises } from '../../grown/kit'
import { goalLineHelpers } from './goal-line-helpers'
import { movingTargets } from './moving-targets'
import { roundTheClock } from './round-the-clock'
import { secretStriker } from './secret-striker'

export const targetGames = createExercises(
  {
    slug: 'target-games',
    topic: 'possession',
    moment: 'in_possession',
    phase: 'game',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'technical'],
  },
  [movingTargets, secretStriker, roundTheClock, goalLineHelpers],
)
