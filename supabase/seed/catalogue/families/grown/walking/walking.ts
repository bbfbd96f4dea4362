/** Walking football: for veterans, after injuries, with grandchildren. */
import { createExercises } from '../kit'
import { walkingMatch } from './walking-match'
import { walkingRondo } from './walking-rondo'
import { walkingWall } from './walking-wall'
import { walkingZones } from './walking-zones'

export const walkingFootball = createExercises(
  {
    slug: 'walking-football',
    topic: 'possession',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'positional_game',
    corners: ['social', 'technical'],
  },
  [walkingRondo, walkingWall, walkingZones, walkingMatch],
)
