/** Games of the moment in which the ball changes its owner. */
import { createExercises } from '../../grown/kit'
import { burstTheRondo } from './burst-the-rondo'
import { changePitch } from './change-pitch'
import { goldDigger } from './gold-digger'
import { scorersRunHome } from './scorers-run-home'

export const turnoverGames = createExercises(
  {
    slug: 'turnover-games',
    topic: 'counter_attack',
    moment: 'transition_to_attack',
    phase: 'main_part',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'physical'],
  },
  [scorersRunHome, burstTheRondo, changePitch, goldDigger],
)
