/** Long passes: past or over, into the run, into a duel, and for fun. */
import { createExercises } from '../../grown/kit'
import { behindTheFullBack } from './behind-the-full-back'
import { driveOrClip } from './drive-or-clip'
import { footballGolf } from './football-golf'
import { secondBall } from './second-ball'

export const farPasses = createExercises(
  {
    slug: 'far-passes',
    topic: 'passing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['technical', 'tactical'],
  },
  [footballGolf, driveOrClip, behindTheFullBack, secondBall],
)
