/** A turn before the shot: through an open door, round a marker, towards the free goal, in from the wing. */
import { createExercises } from '../../grown/kit'
import { chopInside } from './chop-inside'
import { feelTheMarker } from './feel-the-marker'
import { goalBehindYou } from './goal-behind-you'
import { leaveTheRoom } from './leave-the-room'

export const turnAndFinish = createExercises(
  {
    slug: 'turn-and-finish',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'passive_opposition',
    corners: ['technical', 'psychological'],
  },
  [leaveTheRoom, feelTheMarker, goalBehindYou, chopInside],
)
