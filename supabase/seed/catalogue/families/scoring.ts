/** Scoring: finishing, crossing, heading, combinations, overloads and counter-attacks. */
import type { AnyFamily } from '../family'
import { aloneWithTheKeeper } from './scoring/alone/alone'
import { firstTimeFinishing } from './scoring/first-time/first-time'
import { pressureFinishing } from './scoring/pressure/pressure'
import { turnAndFinish } from './scoring/turns/turns'

export const scoringFamilies: readonly AnyFamily[] = [
  firstTimeFinishing,
  turnAndFinish,
  aloneWithTheKeeper,
  pressureFinishing,
]
