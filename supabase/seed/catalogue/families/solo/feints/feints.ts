/** Feints that send somebody the wrong way. */
import { createExercises } from '../../grown/kit'
import { fakeShot } from './fake-shot'
import { mirrorLine } from './mirror-line'
import { passThatNeverComes } from './pass-that-never-comes'
import { stopAndBurst } from './stop-and-burst'

export const liveFeints = createExercises(
  {
    slug: 'live-feints',
    topic: 'dribbling',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'psychological'],
  },
  [mirrorLine, stopAndBurst, passThatNeverComes, fakeShot],
)
