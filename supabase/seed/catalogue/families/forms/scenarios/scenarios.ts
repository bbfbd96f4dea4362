/** Matches with a story: a score, a mission, a player fewer. */
import { createExercises } from '../../grown/kit'
import { flyingKeeper } from './flying-keeper'
import { redCard } from './red-card'
import { secondLeg } from './second-leg'
import { secretMissions } from './secret-missions'
import { threeLives } from './three-lives'

export const matchScenarios = createExercises(
  {
    slug: 'match-scenarios',
    topic: 'fun',
    moment: null,
    phase: 'game',
    practice_type: 'conditioned_game',
    corners: ['psychological', 'tactical'],
  },
  [threeLives, secretMissions, secondLeg, redCard, flyingKeeper],
)
