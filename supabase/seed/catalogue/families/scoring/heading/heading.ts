/** Heading from thirteen on: technique, choice, clearance and a game with thrown passes. */
import { createExercises } from '../../grown/kit'
import { foreheadAndCatch } from './forehead-and-catch'
import { headOrFoot } from './head-or-foot'
import { highWideFar } from './high-wide-far'
import { throwHeadScore } from './throw-head-score'

export const safeHeading = createExercises(
  {
    slug: 'safe-heading',
    topic: 'heading',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['technical', 'physical'],
  },
  [foreheadAndCatch, headOrFoot, highWideFar, throwHeadScore],
)
