/** Games in which the press has a start, a direction and a successor. */
import { createExercises } from '../../grown/kit'
import { startingLine } from './starting-line'
import { lockedSide } from './locked-side'
import { pressRelay } from './press-relay'
import { shadowHunter } from './shadow-hunter'

export const pressingIdeas = createExercises(
  {
    slug: 'pressing-ideas',
    topic: 'pressing',
    moment: 'out_of_possession',
    phase: 'main_part',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'physical'],
  },
  [shadowHunter, pressRelay, lockedSide, startingLine],
)
