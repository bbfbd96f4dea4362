/** Many with a ball each, who have to decide something besides. */
import { createExercises } from '../../grown/kit'
import { countTheFingers } from './count-the-fingers'
import { eyeContact } from './eye-contact'
import { fullHouse } from './full-house'
import { memoryChain } from './memory-chain'
import { moveBeatsMove } from './move-beats-move'

export const thinkingFeet = createExercises(
  {
    slug: 'thinking-feet',
    topic: 'ball_mastery',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['technical', 'psychological'],
  },
  [countTheFingers, eyeContact, fullHouse, moveBeatsMove, memoryChain],
)
