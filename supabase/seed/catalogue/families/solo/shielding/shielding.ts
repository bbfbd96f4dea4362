/** Body between ball and opponent: standing, backing in, running, at the corner flag. */
import { createExercises } from '../../grown/kit'
import { guardTheTreasure } from './guard-the-treasure'
import { reverseParking } from './reverse-parking'
import { seeItOut } from './see-it-out'
import { stepAcross } from './step-across'

export const shieldLive = createExercises(
  {
    slug: 'body-and-ball',
    topic: 'dribbling',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'physical'],
  },
  [guardTheTreasure, reverseParking, stepAcross, seeItOut],
)
