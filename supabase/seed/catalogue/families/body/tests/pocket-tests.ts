/** Tests a coach can do with markers, a whistle and a partner who counts. */
import { createExercises } from '../../grown/kit'
import { hopAndHold, turnBothWays } from './both-sides'
import { fiveSecondSprint, sixMinuteLaps } from './distance'
import { pulseDrop, reachStar } from './recovery'

export const pocketTests = createExercises(
  {
    slug: 'pocket-test',
    topic: 'coordination',
    moment: null,
    phase: 'main_part',
    practice_type: 'test',
    corners: ['physical', 'psychological'],
  },
  [sixMinuteLaps, fiveSecondSprint, turnBothWays, hopAndHold, pulseDrop, reachStar],
)
