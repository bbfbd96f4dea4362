/** Positional play: heights, windows, an empty middle and a defender who carries the ball. */
import { createExercises } from '../../grown/kit'
import { carryAndCommit } from './carry-and-commit'
import { emptyMiddle } from './empty-middle'
import { halfSpaceWindows } from './half-space-windows'
import { threeHeights } from './three-heights'

export const positionGames = createExercises(
  {
    slug: 'position-games',
    topic: 'possession',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'positional_game',
    corners: ['tactical', 'technical'],
  },
  [emptyMiddle, carryAndCommit, threeHeights, halfSpaceWindows],
)
