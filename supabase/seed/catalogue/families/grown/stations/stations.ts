/** Twenty to thirty players at the same time, nobody in a queue. */
import { createExercises } from '../kit'
import { athleticRounds } from './athletic-rounds'
import { ballRounds } from './ball-rounds'
import { finishingRounds } from './finishing-rounds'
import { passingRounds } from './passing-rounds'
import { upAndDown } from './up-and-down'

export const largeGroupStations = createExercises(
  {
    slug: 'large-group-stations',
    topic: 'passing',
    moment: null,
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['technical', 'social'],
  },
  [ballRounds, passingRounds, finishingRounds, athleticRounds, upAndDown],
)
