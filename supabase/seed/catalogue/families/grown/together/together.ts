/** More ways to play together, whatever body, head or age somebody brings along. */
import { createExercises } from '../kit'
import { sameOrder } from './same-order'
import { sittingFootball } from './sitting-football'
import { steadyFeet } from './steady-feet'
import { threeGenerations } from './three-generations'

export const togetherOnThePitch = createExercises(
  {
    slug: 'together-on-the-pitch',
    topic: 'fun',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['social', 'technical'],
  },
  [sameOrder, steadyFeet, sittingFootball, threeGenerations],
)
