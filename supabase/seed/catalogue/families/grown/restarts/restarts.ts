/** Restarts of whole teams, with everybody's job. */
import { createExercises } from '../kit'
import { cornerAttack } from './corner-attack'
import { cornerDefence } from './corner-defence'
import { kickOffPlan } from './kick-off-plan'
import { wideFreeKick } from './wide-free-kick'

export const teamRestarts = createExercises(
  {
    slug: 'team-restarts',
    topic: 'set_pieces',
    moment: 'set_play',
    phase: 'main_part',
    practice_type: 'phase_of_play',
    corners: ['tactical', 'social'],
  },
  [kickOffPlan, cornerAttack, cornerDefence, wideFreeKick],
)
