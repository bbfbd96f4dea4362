/** Winning the ball back right after the loss. */
import { createExercises } from '../../grown/kit'
import { afterTheShot } from './after-the-shot'
import { exitGates } from './exit-gates'
import { fourRooms } from './four-rooms'
import { huntOrHome } from './hunt-or-home'

export const regainIdeas = createExercises(
  {
    slug: 'regain-ideas',
    topic: 'counter_press',
    moment: 'transition_to_defence',
    phase: 'main_part',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'physical'],
  },
  [fourRooms, exitGates, afterTheShot, huntOrHome],
)
