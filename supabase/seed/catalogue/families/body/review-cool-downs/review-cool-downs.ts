/** Cool-downs for schoolchildren and youths: the session is talked over while the pulse comes down. */
import { createExercises } from '../../grown/kit'
import { fourCorners, slowMotionReplay } from './answers'
import { oneBounceChat, silentOrder } from './calm-ball'
import { yourMove } from './your-move'

export const reviewCoolDowns = createExercises(
  {
    slug: 'review-cool-down',
    topic: 'mobility',
    moment: null,
    phase: 'cool_down',
    practice_type: 'unopposed',
    corners: ['social', 'psychological'],
  },
  [fourCorners, oneBounceChat, silentOrder, yourMove, slowMotionReplay],
)
