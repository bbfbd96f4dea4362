/** Defending as a group: distances, lanes, doors. */
import { createExercises } from '../../grown/kit'
import { accordion } from './accordion'
import { screenAndFour } from './screen-and-four'
import { sleepingLane } from './sleeping-lane'
import { threeDoors } from './three-doors'

export const defendingForms = createExercises(
  {
    slug: 'defending-forms',
    topic: 'compactness',
    moment: 'out_of_possession',
    phase: 'main_part',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'social'],
  },
  [threeDoors, sleepingLane, accordion, screenAndFour],
)
