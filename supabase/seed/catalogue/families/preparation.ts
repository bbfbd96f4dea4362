/** Warm-ups, cool-downs, goalkeeping, set pieces, tests, strength and mobility. */
import type { AnyFamily } from '../family'
import { strength } from './preparation/athletics/strength'
import { tests } from './preparation/athletics/tests'
import { juggling } from './preparation/cool-down/juggling'
import { mobilityCircle } from './preparation/cool-down/mobility-circle'
import { reflection } from './preparation/cool-down/reflection'
import { distribution } from './preparation/keeper/distribution'
import { handling } from './preparation/keeper/handling'
import { shots } from './preparation/keeper/shots'
import { corners } from './preparation/set-piece/corners'
import { freeKicks } from './preparation/set-piece/free-kicks'
import { penalties } from './preparation/set-piece/penalties'
import { throwIns } from './preparation/set-piece/throw-ins'
import { landing } from './preparation/warm-up/landing'
import { lanes } from './preparation/warm-up/lanes'
import { mirror } from './preparation/warm-up/mirror'
import { numberPassing } from './preparation/warm-up/number-passing'
import { stories } from './preparation/warm-up/stories'

export const preparationFamilies: readonly AnyFamily[] = [
  stories,
  mirror,
  numberPassing,
  lanes,
  landing,
  juggling,
  mobilityCircle,
  reflection,
  handling,
  shots,
  distribution,
  corners,
  freeKicks,
  throwIns,
  penalties,
  strength,
  tests,
]
