/** Prevention for children: stop, jump, balance, carry and fall, as games. */
import { createExercises } from '../kit'
import { bearAndCrab } from './bear-and-crab'
import { rollAndRise } from './roll-and-rise'
import { skateTheRiver } from './skate-the-river'
import { statues } from './statues'
import { storkPassing } from './stork-passing'

export const strongKids = createExercises(
  {
    slug: 'strong-kids',
    topic: 'coordination',
    moment: null,
    phase: 'warm_up',
    practice_type: 'unopposed',
    corners: ['physical', 'psychological'],
  },
  [statues, skateTheRiver, storkPassing, bearAndCrab, rollAndRise],
)
