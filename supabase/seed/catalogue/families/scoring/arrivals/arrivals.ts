/** Crossing and arriving: low for children, three zones, the second cross, early behind the line. */
import { createExercises } from '../../grown/kit'
import { behindTheLine } from './behind-the-line'
import { secondCross } from './second-cross'
import { lowBallIn } from './low-ball-in'
import { threeArrivals } from './three-arrivals'

export const crossAndArrive = createExercises(
  {
    slug: 'cross-and-arrive',
    topic: 'crossing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'wave',
    corners: ['technical', 'tactical'],
  },
  [lowBallIn, threeArrivals, secondCross, behindTheLine],
)
