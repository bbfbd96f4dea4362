/** Shots from distance: over a no-go zone, round a screen, after a clearance, or the pass instead. */
import { createExercises } from '../../grown/kit'
import { clearedToTheEdge } from './cleared-to-the-edge'
import { overTheRiver } from './over-the-river'
import { roundTheScreen } from './round-the-screen'
import { shootOrSlip } from './shoot-or-slip'

export const distanceFinishing = createExercises(
  {
    slug: 'distance-finishing',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'tactical'],
  },
  [roundTheScreen, overTheRiver, shootOrSlip, clearedToTheEdge],
)
