/** Everybody plays: the adaptation is in the rules, not beside them. */
import { createExercises } from '../kit'
import { listenAndGuide } from './listen-and-guide'
import { ownChallenge } from './own-challenge'
import { picturePath } from './picture-path'
import { signsNotCalls } from './signs-not-calls'
import { wheelsAndBoots } from './wheels-and-boots'

export const everyonePlays = createExercises(
  {
    slug: 'everyone-plays',
    topic: 'passing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'conditioned_game',
    corners: ['social', 'psychological'],
  },
  [ownChallenge, wheelsAndBoots, signsNotCalls, listenAndGuide, picturePath],
)
