/** Two whole teams in front of a goal: attack on the wing, the lost cross, defending the box, throw-in. */
import { createExercises } from '../kit'
import { guardTheBox } from './guard-the-box'
import { lostCross } from './lost-cross'
import { throwInAttack } from './throw-in-attack'
import { wideOverload } from './wide-overload'

export const teamLastThird = createExercises(
  {
    slug: 'team-last-third',
    topic: 'crossing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'phase_of_play',
    corners: ['tactical', 'social'],
  },
  [wideOverload, lostCross, guardTheBox, throwInAttack],
)
