/** The youngest score: everybody with a ball, in pairs, in a race. */
import { createExercises } from '../../grown/kit'
import { acrossTheSea } from './across-the-sea'
import { letterToAFriend } from './letter-to-a-friend'
import { roundTheTree } from './round-the-tree'

export const youngScorers = createExercises(
  {
    slug: 'young-scorers',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'fun_game',
    corners: ['technical', 'social'],
  },
  [acrossTheSea, letterToAFriend, roundTheTree],
)
