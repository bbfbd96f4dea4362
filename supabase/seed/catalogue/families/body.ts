/** Practices for body and mood: warm-ups, speed, strength, endurance, tests, and how a session ends. */
import type { AnyFamily } from '../family'
import { agileAndAwake } from './body/agility/agile-and-awake'
import { enduranceGames } from './body/endurance/endurance-games'
import { funAndAim } from './body/fun/fun-and-aim'
import { grownCoolDowns } from './body/grown-cool-downs/grown-cool-downs'
import { littleCoolDowns } from './body/little-cool-downs/little-cool-downs'
import { littleWarmUps } from './body/little-warm-ups/little-warm-ups'
import { pocketTests } from './body/tests/pocket-tests'
import { reviewCoolDowns } from './body/review-cool-downs/review-cool-downs'
import { speedDuos } from './body/speed/speed-duos'
import { strengthWithTheBall } from './body/strength/strength-with-the-ball'
import { tagRoles } from './body/tag-roles/tag-roles'
import { warmRondos } from './body/warm-rondos/warm-rondos'

export const bodyFamilies: readonly AnyFamily[] = [
  littleWarmUps,
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
