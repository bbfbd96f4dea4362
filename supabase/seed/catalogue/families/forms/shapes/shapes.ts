/** Keeping the ball on ground that is no plain rectangle. */
import { createExercises } from '../../grown/kit'
import { corridor } from './corridor'
import { fourHouses } from './four-houses'
import { hexagonGates } from './hexagon-gates'
import { hourglass } from './hourglass'
import { twoFloors } from './two-floors'

export const unusualShapes = createExercises(
  {
    slug: 'unusual-shapes',
    topic: 'possession',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'positional_game',
    corners: ['tactical', 'technical'],
  },
  [fourHouses, hexagonGates, corridor, hourglass, twoFloors],
)
