/** Scoring: finishing, crossing, heading, combinations, overloads and counter-attacks. */
import type { AnyFamily } from '../family'
import { aloneWithTheKeeper } from './scoring/alone/alone'
import { breakToGoal } from './scoring/breaks/breaks'
import { oneAttackerMore } from './scoring/one-more/one-more'
import { crossAndArrive } from './scoring/arrivals/arrivals'
import { distanceFinishing } from './scoring/distance/distance'
import { firstTimeFinishing } from './scoring/first-time/first-time'
import { giveAndGo } from './scoring/give-and-go/give-and-go'
import { safeHeading } from './scoring/heading/heading'
import { pressureFinishing } from './scoring/pressure/pressure'
import { runsRoundTheBall } from './scoring/round-the-ball/round-the-ball'
import { strikersTogether } from './scoring/strikers/strikers'
import { secondChances } from './scoring/second-chances/second-chances'
import { youngScorers } from './scoring/young/young'
import { turnAndFinish } from './scoring/turns/turns'

export const scoringFamilies: readonly AnyFamily[] = [
  firstTimeFinishing,
  turnAndFinish,
  aloneWithTheKeeper,
  pressureFinishing,
  distanceFinishing,
  crossAndArrive,
  safeHeading,
  giveAndGo,
  runsRoundTheBall,
  strikersTogether,
  oneAttackerMore,
  breakToGoal,
  secondChances,
  youngScorers,
]
