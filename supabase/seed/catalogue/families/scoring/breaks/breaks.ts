/** Won and away: counter-attacks that end with a shot. */
import { createExercises } from '../../grown/kit'
import { caughtCorner } from './caught-corner'
import { pirates } from './pirates'
import { secondBallBreak } from './second-ball-break'
import { twoStayHigh } from './two-stay-high'

export const breakToGoal = createExercises(
  {
    slug: 'break-to-goal',
    topic: 'counter_attack',
    moment: 'transition_to_attack',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['tactical', 'physical'],
  },
  [pirates, secondBallBreak, twoStayHigh, caughtCorner],
)
