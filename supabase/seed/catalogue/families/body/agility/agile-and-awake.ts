/** Coordination and agility with decisions. */
import { createExercises } from '../../grown/kit'
import { crossroads, twoDoors } from './choices'
import { landLookGo, memoryRings } from './landing'

export const agileAndAwake = createExercises(
  {
    slug: 'agile-and-awake',
    topic: 'coordination',
    moment: null,
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['physical', 'psychological'],
  },
  [memoryRings, crossroads, twoDoors, landLookGo],
)
