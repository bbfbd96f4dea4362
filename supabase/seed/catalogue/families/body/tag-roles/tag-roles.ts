/** Warm-ups: tag with roles. */
import { createExercises } from '../../grown/kit'
import { bodyguards, secretHunter } from './secret'
import { safeWithBall, trueOrFalse } from './teams'

export const tagRoles = createExercises(
  {
    slug: 'tag-with-roles',
    topic: 'fun',
    moment: null,
    phase: 'warm_up',
    practice_type: 'fun_game',
    corners: ['physical', 'psychological'],
  },
  [secretHunter, trueOrFalse, bodyguards, safeWithBall],
)
