/** Cool-downs for youths and adults. */
import { createExercises } from '../../grown/kit'
import { breathingLap, fadingRondo } from './breath'
import { ballAsRoller, threeTalks } from './floor'

export const grownCoolDowns = createExercises(
  {
    slug: 'grown-cool-down',
    topic: 'mobility',
    moment: null,
    phase: 'cool_down',
    practice_type: 'unopposed',
    corners: ['physical', 'social'],
  },
  [breathingLap, fadingRondo, ballAsRoller, threeTalks],
)
