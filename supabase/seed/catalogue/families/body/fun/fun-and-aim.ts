/** Fun games for schoolchildren and older: aim, plan, laugh. */
import { createExercises } from '../../grown/kit'
import { battleships, footballCurling } from './aiming'
import { footGolf } from './golf'
import { noughtsAndCrosses, treasureHunt } from './thinking'

export const funAndAim = createExercises(
  {
    slug: 'fun-and-aim',
    topic: 'fun',
    moment: null,
    phase: 'main_part',
    practice_type: 'fun_game',
    corners: ['technical', 'social'],
  },
  [noughtsAndCrosses, footballCurling, footGolf, battleships, treasureHunt],
)
