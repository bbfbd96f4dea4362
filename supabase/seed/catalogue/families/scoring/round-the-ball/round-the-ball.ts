/** Runs round the ball: overlap, underlap, the run as a decoy and a wing triangle that changes places. */
import { createExercises } from '../../grown/kit'
import { fullBackOutside } from './full-back-outside'
import { insideLane } from './inside-lane'
import { rotatingWing } from './rotating-wing'
import { runAsDecoy } from './use-or-leave'

export const runsRoundTheBall = createExercises(
  {
    slug: 'runs-round-the-ball',
    topic: 'combination_play',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['tactical', 'technical'],
  },
  [runAsDecoy, fullBackOutside, insideLane, rotatingWing],
)
