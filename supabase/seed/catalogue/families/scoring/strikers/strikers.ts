/** Strikers who play together: opposite runs, set and spin, the dummy, the third player. */
import { createExercises } from '../../grown/kit'
import { letItRun } from './let-it-run'
import { oneShortOneLong } from './one-short-one-long'
import { setWideSpinIn } from './set-wide-spin-in'
import { tenFacesForward } from './ten-faces-forward'

export const strikersTogether = createExercises(
  {
    slug: 'strikers-together',
    topic: 'combination_play',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['tactical', 'technical'],
  },
  [letItRun, oneShortOneLong, setWideSpinIn, tenFacesForward],
)
