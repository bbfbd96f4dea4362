/** The first minutes of a session for the youngest. */
import { createExercises } from '../../grown/kit'
import { paintTheMeadow, waiterParade } from './colours'
import { bridgesAndTunnels, remoteControl } from './partners'

export const littleWarmUps = createExercises(
  {
    slug: 'little-warm-up',
    topic: 'fun',
    moment: null,
    phase: 'warm_up',
    practice_type: 'unopposed',
    corners: ['physical', 'social'],
  },
  [paintTheMeadow, waiterParade, bridgesAndTunnels, remoteControl],
)
