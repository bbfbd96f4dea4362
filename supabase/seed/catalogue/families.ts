/** Every family of the catalogue, by topic. */
import type { AnyFamily } from './family'
import { beginningsFamilies } from './families/beginnings'
import { bodyFamilies } from './families/body'
import { defendingFamilies } from './families/defending'
import { dribblingFamilies } from './families/dribbling'
import { finishingFamilies } from './families/finishing'
import { formsFamilies } from './families/forms'
import { gamesFamilies } from './families/games'
import { grownFamilies } from './families/grown'
import { passingFamilies } from './families/passing'
import { possessionFamilies } from './families/possession'
import { preparationFamilies } from './families/preparation'
import { soloFamilies } from './families/solo'
import { scoringFamilies } from './families/scoring'
import { specialistFamilies } from './families/specialists'
import { transitionFamilies } from './families/transition'

export const families: readonly AnyFamily[] = [
  ...possessionFamilies,
  ...finishingFamilies,
  ...gamesFamilies,
  ...transitionFamilies,
  ...defendingFamilies,
  ...dribblingFamilies,
  ...passingFamilies,
  ...preparationFamilies,
  ...specialistFamilies,
  ...grownFamilies,
  ...beginningsFamilies,
  ...bodyFamilies,
  ...soloFamilies,
  ...scoringFamilies,
  ...formsFamilies,
]
