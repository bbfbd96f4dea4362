/** One-twos that end with a shot, from the first discovery to two in one attack. */
import { createExercises } from '../../grown/kit'
import { doubleOneTwo } from './double-one-two'
import { goalLineWalls } from './goal-line-walls'
import { pastTheGuard } from './past-the-guard'
import { throughTheCentre } from './through-the-centre'

export const giveAndGo = createExercises(
  {
    slug: 'give-and-go',
    topic: 'combination_play',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'tactical'],
  },
  [pastTheGuard, goalLineWalls, throughTheCentre, doubleOneTwo],
)
