/** Little matches for primary-school children. */
import { createExercises } from '../../grown/kit'
import { dragonValley } from './dragon-valley'
import { growingPitch } from './growing-pitch'
import { itGetsFuller } from './it-gets-fuller'
import { parkOrShoot } from './park-or-shoot'

export const littleMatches = createExercises(
  {
    slug: 'little-matches',
    topic: 'fun',
    moment: null,
    phase: 'game',
    practice_type: 'small_sided_game',
    corners: ['technical', 'social'],
  },
  [dragonValley, growingPitch, itGetsFuller, parkOrShoot],
)
