/** Free in front of the keeper: chased, by reading, in a pair, after a through pass. */
import { createExercises } from '../../grown/kit'
import { chasedAlone } from './chased-alone'
import { readTheKeeper } from './read-the-keeper'
import { releasedRunner } from './released-runner'
import { twoOnTheKeeper } from './two-on-the-keeper'

export const aloneWithTheKeeper = createExercises(
  {
    slug: 'alone-with-the-keeper',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'wave',
    corners: ['technical', 'psychological'],
  },
  [twoOnTheKeeper, chasedAlone, readTheKeeper, releasedRunner],
)
