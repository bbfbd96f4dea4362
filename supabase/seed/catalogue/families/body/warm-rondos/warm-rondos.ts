/** Warm-ups with passing, close to a rondo. */
import { createExercises } from '../../grown/kit'
import { doorOpen, handsThenFeet } from './circles'
import { colourChain, insideOutside } from './moving'

export const warmRondos = createExercises(
  {
    slug: 'warm-rondo',
    topic: 'passing',
    moment: 'in_possession',
    phase: 'warm_up',
    practice_type: 'unopposed',
    corners: ['technical', 'physical'],
  },
  [handsThenFeet, insideOutside, colourChain, doorOpen],
)
