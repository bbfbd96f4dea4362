/** Running with the ball: out of defence, over open ground, through traffic, on the counter. */
import { createExercises } from '../../grown/kit'
import { crossroads } from './crossroads'
import { carryGears } from './gears'
import { longCounter } from './long-counter'
import { openRoad } from './open-road'
import { takeOver } from './take-over'

export const carryingForward = createExercises(
  {
    slug: 'carrying-forward',
    topic: 'dribbling',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'tactical'],
  },
  [crossroads, carryGears, takeOver, openRoad, longCounter],
)
