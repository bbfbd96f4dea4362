/** Passing in pairs with a task, a target or an opponent. */
import { createExercises } from '../../grown/kit'
import { groundTennis } from './ground-tennis'
import { pairsAndThieves } from './pairs-and-thieves'
import { qualityLadder } from './quality-ladder'
import { twoBallsOneVoice } from './two-balls-one-voice'
import { walkingGates } from './walking-gates'

export const pairsWithAPlan = createExercises(
  {
    slug: 'pairs-with-a-plan',
    topic: 'passing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['technical', 'social'],
  },
  [qualityLadder, twoBallsOneVoice, walkingGates, pairsAndThieves, groundTennis],
)
