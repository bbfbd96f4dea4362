/** Y and diamond with defenders: the pattern is a choice. */
import { createExercises } from '../kit'
import { diamondMatch } from './diamond-match'
import { huntedTip } from './hunted-tip'
import { openArm } from './open-arm'
import { threeAnswers } from './three-answers'

export const liveDiamonds = createExercises(
  {
    slug: 'live-diamonds',
    topic: 'combination_play',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['tactical', 'technical'],
  },
  [openArm, threeAnswers, huntedTip, diamondMatch],
)
