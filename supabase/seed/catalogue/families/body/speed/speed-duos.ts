/** Speed by what is seen and heard: a falling ball, a pass from behind, a bend, a late signal. */
import { createExercises } from '../../grown/kit'
import { curvedRace, lateCall } from './curves'
import { flyingTwenty } from './flying'
import { ballDrop, ballFromBehind } from './starts'

export const speedDuos = createExercises(
  {
    slug: 'speed-duo',
    topic: 'speed',
    moment: null,
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['physical', 'technical'],
  },
  [ballDrop, ballFromBehind, curvedRace, lateCall, flyingTwenty],
)
