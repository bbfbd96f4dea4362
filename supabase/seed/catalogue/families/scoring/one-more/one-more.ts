/** One attacker more: from two against one in rooms to four against three on a wide ground. */
import { createExercises } from '../../grown/kit'
import { catchingUp } from './catching-up'
import { chooseTheNumbers } from './choose-the-numbers'
import { lateThird } from './late-third'
import { stretchAndPierce } from './stretch-and-pierce'
import { twoRooms } from './two-rooms'

export const oneAttackerMore = createExercises(
  {
    slug: 'one-attacker-more',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'wave',
    corners: ['tactical', 'technical'],
  },
  [twoRooms, lateThird, catchingUp, stretchAndPierce, chooseTheNumbers],
)
