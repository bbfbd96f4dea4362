/** From one side to the other: a relay, three roads, three channels, a winger left alone. */
import { createExercises } from '../../grown/kit'
import { lonelyWinger } from './lonely-winger'
import { notTwice } from './not-twice'
import { relayAcross } from './relay-across'
import { threeRoads } from './three-roads'

export const switchItLive = createExercises(
  {
    slug: 'to-the-other-side',
    topic: 'switching_play',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['tactical', 'technical'],
  },
  [relayAcross, notTwice, threeRoads, lonelyWinger],
)
