/** Every family of the catalogue, by topic. */
import type { AnyFamily } from './family'
import { finishingFamilies } from './families/finishing'
import { gamesFamilies } from './families/games'
import { possessionFamilies } from './families/possession'

export const families: readonly AnyFamily[] = [
  ...possessionFamilies,
  ...finishingFamilies,
  ...gamesFamilies,
]
