/** Winning the ball and protecting the goal: alone, in pairs and groups, as a block, by pressing. */
import type { AnyFamily } from '../family'
import { backLine } from './defending/block/back-line'
import { compact } from './defending/block/compact'
import { crossDefence } from './defending/block/crosses'
import { guards } from './defending/block/guards'
import { setPlayDefence } from './defending/block/set-plays'
import { cover } from './defending/duels/cover'
import { delay } from './defending/duels/delay'
import { oneOnOne } from './defending/duels/one-on-one'
import { pairs } from './defending/duels/pairs'
import { recovery } from './defending/duels/recovery'
import { boxes } from './defending/press/boxes'
import { counterPress } from './defending/press/counter-press'
import { highPress } from './defending/press/high-press'
import { trap } from './defending/press/trap'
import { triggers } from './defending/press/triggers'
import { twoZones } from './defending/press/two-zones'

export const defendingFamilies: readonly AnyFamily[] = [
  oneOnOne,
  delay,
  pairs,
  cover,
  recovery,
  guards,
  backLine,
  compact,
  crossDefence,
  setPlayDefence,
  boxes,
  triggers,
  highPress,
  trap,
  counterPress,
  twoZones,
]
