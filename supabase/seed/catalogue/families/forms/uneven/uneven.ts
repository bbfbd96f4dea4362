/** Games with one more or one fewer, for a while or for good. */
import { createExercises } from '../../grown/kit'
import { borrowedPlayer } from './borrowed-player'
import { giantsAndMice } from './giants-and-mice'
import { lateHelper } from './late-helper'
import { overloadCard } from './overload-card'

export const unevenGames = createExercises(
  {
    slug: 'uneven-games',
    topic: 'possession',
    moment: 'in_possession',
    phase: 'game',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'psychological'],
  },
  [giantsAndMice, borrowedPlayer, overloadCard, lateHelper],
)
