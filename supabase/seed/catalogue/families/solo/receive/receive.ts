/** Receiving and taking on in one flow. */
import { createExercises } from '../../grown/kit'
import { letItRun } from './let-it-run'
import { ownRebound } from './own-rebound'
import { parcelAndDog } from './parcel-and-dog'
import { softTouchAndGo } from './soft-touch-and-go'
import { takeOnZones } from './take-on-zones'
import { threeStarts } from './three-starts'

export const receiveAndGo = createExercises(
  {
    slug: 'receive-and-take-on',
    topic: 'first_touch',
    moment: 'in_possession',
    phase: 'main_part',
    practice_type: 'opposed',
    corners: ['technical', 'tactical'],
  },
  [parcelAndDog, threeStarts, ownRebound, letItRun, softTouchAndGo, takeOnZones],
)
