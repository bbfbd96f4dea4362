/** The weaker foot: repetitions, a game, a duel, the ball in the air. */
import { createExercises } from '../../grown/kit'
import { borderOfFeet } from './border-of-feet'
import { shownTheWeakSide } from './shown-the-weak-side'
import { threeJobs } from './three-jobs'
import { weakFootNet } from './weak-foot-net'

export const otherFoot = createExercises(
  {
    slug: 'other-foot',
    topic: 'passing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'psychological'],
  },
  [threeJobs, borderOfFeet, weakFootNet, shownTheWeakSide],
)
