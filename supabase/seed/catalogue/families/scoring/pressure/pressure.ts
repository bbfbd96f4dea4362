/** Shots with somebody in the way: in a full box, shoulder to shoulder, before a block, against the clock. */
import { createExercises } from '../../grown/kit'
import { beforeTheBlock } from './before-the-block'
import { lastMinuteChance } from './last-minute-chance'
import { servedBox } from './served-box'
import { shoulderRace } from './shoulder-race'

export const pressureFinishing = createExercises(
  {
    slug: 'pressure-finishing',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'psychological'],
  },
  [beforeTheBlock, servedBox, shoulderRace, lastMinuteChance],
)
