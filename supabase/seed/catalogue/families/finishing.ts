/** Getting the ball into the goal: finishing, crossing and, from twelve on, heading. */
import type { AnyFamily } from '../family'
import { angles } from './finishing/angles'
import { duelStarts } from './finishing/duel-starts'
import { layoff } from './finishing/layoff'
import { waves } from './finishing/waves'

export const finishingFamilies: readonly AnyFamily[] = [angles, duelStarts, layoff, waves]
