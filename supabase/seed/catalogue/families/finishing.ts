/** Getting the ball into the goal: finishing, crossing and, from twelve on, heading. */
import type { AnyFamily } from '../family'
import { angles } from './finishing/angles'
import { combination } from './finishing/combination'
import { crossGame } from './finishing/cross-game'
import { crosses } from './finishing/crosses'
import { cutBacks } from './finishing/cut-backs'
import { duelStarts } from './finishing/duel-starts'
import { farPost } from './finishing/far-post'
import { fatigue } from './finishing/fatigue'
import { goalHunt } from './finishing/goal-hunt'
import { headers } from './finishing/headers'
import { layoff } from './finishing/layoff'
import { longShots } from './finishing/long-shots'
import { rebounds } from './finishing/rebounds'
import { twoGoals } from './finishing/two-goals'
import { volleys } from './finishing/volleys'
import { waves } from './finishing/waves'

export const finishingFamilies: readonly AnyFamily[] = [
  angles,
  duelStarts,
  layoff,
  waves,
  cutBacks,
  crosses,
  farPost,
  volleys,
  headers,
  crossGame,
  goalHunt,
  longShots,
  combination,
  twoGoals,
  rebounds,
  fatigue,
]
