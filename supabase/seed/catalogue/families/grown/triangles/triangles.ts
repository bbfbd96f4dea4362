/** Passing triangles with a defender who is allowed to win the ball. */
import { createExercises } from '../kit'
import { bowTie } from './bow-tie'
import { pastTheShadow } from './past-the-shadow'
import { setOrSpin } from './set-or-spin'
import { wallOrGo } from './wall-or-go'

export const liveTriangles = createExercises(
  {
    slug: 'live-triangles',
    topic: 'combination_play',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['tactical', 'technical'],
  },
  [pastTheShadow, setOrSpin, wallOrGo, bowTie],
)
