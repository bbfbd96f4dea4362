/** The second chance: off a board, off the keeper, off a block. */
import { createExercises } from '../../grown/kit'
import { blockedAndAgain } from './blocked-and-again'
import { offTheBoard } from './off-the-board'
import { parryAndPounce } from './parry-and-pounce'

export const secondChances = createExercises(
  {
    slug: 'second-chances',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'psychological'],
  },
  [offTheBoard, parryAndPounce, blockedAndAgain],
)
