/** One's own ball: duels, feints, mastery, carrying, turning, shielding, receiving, passing in pairs and far. */
import type { AnyFamily } from '../family'
import { carryingForward } from './solo/carry/carry'
import { farPasses } from './solo/far/far'
import { liveFeints } from './solo/feints/feints'
import { thinkingFeet } from './solo/mastery/mastery'
import { otherFoot } from './solo/other-foot/other-foot'
import { pairsWithAPlan } from './solo/pairs/pairs'
import { receiveAndGo } from './solo/receive/receive'
import { shieldLive } from './solo/shielding/shielding'
import { switchItLive } from './solo/switching/switching'
import { takeOnDuels } from './solo/take-on/take-on'
import { turnOut } from './solo/turning/turning'

export const soloFamilies: readonly AnyFamily[] = [
  takeOnDuels,
  liveFeints,
  thinkingFeet,
  carryingForward,
  turnOut,
  shieldLive,
  receiveAndGo,
  pairsWithAPlan,
  farPasses,
  switchItLive,
  otherFoot,
]
