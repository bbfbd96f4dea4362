/** Matches with channels on the wings. */
import { createExercises } from '../../grown/kit'
import { farPost } from './far-post'
import { onePerChannel } from './one-per-channel'
import { wingRoulette } from './wing-roulette'
import { wingersOnRails } from './wingers-on-rails'

export const wingIdeas = createExercises(
  {
    slug: 'wing-ideas',
    topic: 'crossing',
    moment: 'in_possession',
    phase: 'game',
    practice_type: 'conditioned_game',
    corners: ['tactical', 'technical'],
  },
  [wingersOnRails, wingRoulette, onePerChannel, farPost],
)
