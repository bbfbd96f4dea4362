/** Turning away from pressure. */
import { createExercises } from '../../grown/kit'
import { chasedToTheWall } from './chased-to-the-wall'
import { outOfTheCorner } from './out-of-the-corner'
import { roundTheTriangle } from './round-the-triangle'
import { whichSideIsFree } from './which-side-is-free'

export const turnOut = createExercises(
  {
    slug: 'turn-out',
    topic: 'dribbling',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'tactical'],
  },
  [roundTheTriangle, chasedToTheWall, outOfTheCorner, whichSideIsFree],
)
