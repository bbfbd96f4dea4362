/** Alone with the ball and against one opponent: mastery, dribbling, duels, coordination and speed. */
import type { AnyFamily } from '../family'
import { backToGoal } from './dribbling/duels/back-to-goal'
import { diagonal } from './dribbling/duels/diagonal'
import { line } from './dribbling/duels/line'
import { sideStart } from './dribbling/duels/side-start'
import { twoGates } from './dribbling/duels/two-gates'
import { feints } from './dribbling/mastery/feints'
import { gates } from './dribbling/mastery/gates'
import { lights } from './dribbling/mastery/lights'
import { shielding } from './dribbling/mastery/shielding'
import { surfaces } from './dribbling/mastery/surfaces'
import { turns } from './dribbling/mastery/turns'
import { chase } from './dribbling/speed/chase'
import { coursesWithBall } from './dribbling/speed/courses'
import { obstacles } from './dribbling/speed/obstacles'
import { reaction } from './dribbling/speed/reaction'
import { slalom } from './dribbling/speed/slalom'

export const dribblingFamilies: readonly AnyFamily[] = [
  surfaces,
  turns,
  feints,
  gates,
  lights,
  shielding,
  line,
  twoGates,
  diagonal,
  backToGoal,
  sideStart,
  slalom,
  coursesWithBall,
  reaction,
  obstacles,
  chase,
]
