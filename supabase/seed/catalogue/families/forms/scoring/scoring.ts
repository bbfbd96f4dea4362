/** Matches in which goals are won in an unusual way. */
import { createExercises } from '../../grown/kit'
import { backToBack } from './back-to-back'
import { everybodyScores } from './everybody-scores'
import { openedGoal } from './opened-goal'
import { threePrices } from './three-prices'
import { walkingGoal } from './walking-goal'

export const scoringIdeas = createExercises(
  {
    slug: 'scoring-ideas',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'game',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'technical'],
  },
  [walkingGoal, everybodyScores, threePrices, backToBack, openedGoal],
)
