/** For adults who work all day and train in the evening. */
import { createExercises } from '../kit'
import { gears } from './gears'
import { halves } from './halves'
import { secondLineShots } from './second-line-shots'
import { slowStart } from './slow-start'

export const adultsAndVeterans = createExercises(
  {
    slug: 'adults-and-veterans',
    topic: 'possession',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'positional_game',
    corners: ['tactical', 'physical'],
  },
  [slowStart, gears, halves, secondLineShots],
)
