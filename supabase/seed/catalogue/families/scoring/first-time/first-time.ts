/** One touch in front of goal: the ball comes from ahead, from the side, from behind and back from the goal line. */
import { createExercises } from '../../grown/kit'
import { backToTheEdge } from './back-to-the-edge'
import { fromTheGoalLine } from './from-the-goal-line'
import { overTheShoulder } from './over-the-shoulder'
import { squareBall } from './square-ball'

export const firstTimeFinishing = createExercises(
  {
    slug: 'first-time-finishing',
    topic: 'finishing',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['technical', 'tactical'],
  },
  [fromTheGoalLine, squareBall, overTheShoulder, backToTheEdge],
)
