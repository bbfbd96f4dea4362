/** Games for twenty to thirty players on one pitch. */
import { createExercises } from '../kit'
import { crossedMatches } from './crossed-matches'
import { matchAndWorkshop } from './match-and-workshop'
import { relayFestival } from './relay-festival'
import { threePitches } from './three-pitches'

export const largeGroupGames = createExercises(
  {
    slug: 'large-group-games',
    topic: 'possession',
    moment: null,
    phase: 'game',
    practice_type: 'small_sided_game',
    corners: ['social', 'tactical'],
  },
  [threePitches, crossedMatches, matchAndWorkshop, relayFestival],
)
