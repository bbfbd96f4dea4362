/** The end of a session for the youngest: quiet feet, slow breath, a kind word. */
import { createExercises } from '../../grown/kit'
import { ballsToBed, balloonBelly } from './bedtime'
import { thankYouPost } from './thank-you-post'
import { photoAlbum, weatherReport } from './weather'

export const littleCoolDowns = createExercises(
  {
    slug: 'little-cool-down',
    topic: 'mobility',
    moment: null,
    phase: 'cool_down',
    practice_type: 'unopposed',
    corners: ['psychological', 'physical'],
  },
  [ballsToBed, balloonBelly, weatherReport, photoAlbum, thankYouPost],
)
