/** The third man in front of goal: patterns that the defenders decide. */
import { createExercises } from '../kit'
import { betweenTheLines } from './between-the-lines'
import { breakOut } from './break-out'
import { swapAndRun } from './swap-and-run'
import { wideChoice } from './wide-choice'

export const thirdManToGoal = createExercises(
  {
    slug: 'third-man-to-goal',
    topic: 'combination_play',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['tactical', 'technical'],
  },
  [breakOut, wideChoice, betweenTheLines, swapAndRun],
)
