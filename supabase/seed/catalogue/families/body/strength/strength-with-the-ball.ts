/** Strength in pairs and rows with a ball. */
import { createExercises } from '../../grown/kit'
import { ballSandwich, ballTug } from './carrying'
import { holdAndVolley } from './hold-and-volley'
import { lungeBelt, plankPost } from './posts'

export const strengthWithTheBall = createExercises(
  {
    slug: 'strength-with-the-ball',
    topic: 'strength',
    moment: null,
    phase: 'main_part',
    practice_type: 'unopposed',
    corners: ['physical', 'social'],
  },
  [ballSandwich, ballTug, plankPost, lungeBelt, holdAndVolley],
)
