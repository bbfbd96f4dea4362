/** Two whole teams: how the ball gets out of one's own half, or does not get out of theirs. */
import { createExercises } from '../kit'
import { overThePress } from './over-the-press'
import { pressTheGoalKick } from './press-the-goal-kick'
import { shortGoalKick } from './short-goal-kick'
import { throwInOut } from './throw-in-out'

export const teamOwnHalf = createExercises(
  {
    slug: 'team-own-half',
    topic: 'possession',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'phase_of_play',
    corners: ['tactical', 'psychological'],
  },
  [shortGoalKick, overThePress, pressTheGoalKick, throwInOut],
)
