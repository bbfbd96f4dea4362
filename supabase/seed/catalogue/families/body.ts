/** Practices for body and mood: warm-ups, speed, strength, endurance, tests, and how a session ends. */
import type { AnyFamily } from '../family'
import { enduranceGames } from './body/endurance/endurance-games'
import { grownCoolDowns } from './body/grown-cool-downs/grown-cool-downs'
import { littleCoolDowns } from './body/little-cool-downs/little-cool-downs'
import { reviewCoolDowns } from './body/review-cool-downs/review-cool-downs'
import { pocketTests } from './body/tests/pocket-tests'
import { speedDuos } from './body/speed/speed-duos'
import { strengthWithTheBall } from './body/strength/strength-with-the-ball'
import { tagRoles } from './body/tag-roles/tag-roles'
import { agileAndAwake } from './body/agility/agile-and-awake'
import { warmRondos } from './body/warm-rondos/warm-rondos'
import { funAndAim } from './body/fun/fun-and-aim'

export const bodyFamilies: readonly AnyFamily[] = [
  funAndAim,
  warmRondos,
  tagRoles,
  agileAndAwake,
  strengthWithTheBall,
  speedDuos,
  enduranceGames,
  pocketTests,
  littleCoolDowns,
  reviewCoolDowns,
  grownCoolDowns,
]
