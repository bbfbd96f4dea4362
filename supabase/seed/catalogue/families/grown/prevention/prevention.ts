/** A warm-up that prevents injuries, after what the trials on such programmes found; for youths, women and men. */
import { createExercises } from '../kit'
import { brakeAndCut } from './brake-and-cut'
import { landAndHold } from './land-and-hold'
import { lowerSlowly } from './lower-slowly'
import { runningForms } from './running-forms'
import { trunkAndGroin } from './trunk-and-groin'

export const preventionLevels = createExercises(
  {
    slug: 'prevention-levels',
    topic: 'strength',
    moment: null,
    phase: 'warm_up',
    practice_type: 'unopposed',
    corners: ['physical', 'psychological'],
  },
  [runningForms, brakeAndCut, landAndHold, lowerSlowly, trunkAndGroin],
)
