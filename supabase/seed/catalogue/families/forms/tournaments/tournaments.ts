/** Tournaments that fill a part of a session. */
import { createExercises } from '../../grown/kit'
import { losersChoose } from './losers-choose'
import { ownTable } from './own-table'
import { splitLeague } from './split-league'
import { thirdTeam } from './third-team'
import { transferWindow } from './transfer-window'

export const sessionTournaments = createExercises(
  {
    slug: 'session-tournaments',
    topic: 'fun',
    moment: null,
    phase: 'game',
    practice_type: 'small_sided_game',
    corners: ['social', 'technical', 'tactical'],
  },
  [ownTable, splitLeague, losersChoose, thirdTeam, transferWindow],
)
